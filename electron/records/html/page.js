// @ts-check
// The replay of a record: runs in the page itself, and fills in what is there already. Nothing else belongs to the page.
'use strict'
;(() => {
  /** @typedef {{ classes: string, place: string, remindersPlace: string, rim: string, icon: string, lines: string[] }} SeatPicture */
  /** @typedef {{ heading: string, centre: string[], said: string, seats: Record<string, SeatPicture | null> }} Frame */

  const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id))
  /** @type {Frame[]} */
  const frames = JSON.parse(find('frames').textContent ?? '[]')
  const slider = /** @type {HTMLInputElement} */ (find('moment'))
  const last = frames.length - 1
  /** @type {NodeListOf<SVGGElement>} */
  const seats = document.querySelectorAll('#circle [data-seat]')
  /** @type {NodeListOf<HTMLElement>} */
  const lines = document.querySelectorAll('#story [data-frame]')

  function seatAt(/** @type {number} */ at, /** @type {string} */ seat) {
    for (let index = at; index >= 0; index -= 1) {
      const picture = frames[index]?.seats[seat]
      if (picture !== undefined) return picture
    }
    return null
  }

  function drawSeat(/** @type {SVGGElement} */ element, /** @type {SeatPicture | null} */ picture) {
    element.setAttribute('class', picture ? picture.classes : 'gone')
    if (!picture) return
    element.setAttribute('transform', picture.place)
    element.querySelector('.reminders')?.setAttribute('transform', picture.remindersPlace)
    element.querySelector('.rim')?.setAttribute('href', `#rim-${picture.rim}`)
    element.querySelector('.icon')?.setAttribute('href', `#icon-${picture.icon}`)
    element.querySelectorAll('.line').forEach((line, index) => (line.textContent = picture.lines[index] ?? ''))
  }

  function show(/** @type {number} */ wanted) {
    const at = Math.min(last, Math.max(0, wanted))
    const frame = frames[at]
    if (!frame) return
    slider.value = String(at)
    slider.setAttribute('aria-valuetext', frame.said ? `${frame.heading}: ${frame.said}` : frame.heading)
    find('said').textContent = frame.said
    const texts = [frame.heading, ...frame.centre]
    find('middle')
      .querySelectorAll('text')
      .forEach((text, index) => (text.textContent = texts[index] ?? ''))
    seats.forEach((element) => drawSeat(element, seatAt(at, element.dataset['seat'] ?? '')))
    lines.forEach((line) => line.classList.toggle('now', line.dataset['frame'] === String(at)))
  }

  slider.max = String(last)
  slider.addEventListener('input', () => show(Number(slider.value)))
  document.querySelectorAll('[data-step]').forEach((button) => {
    const step = Number(button.getAttribute('data-step'))
    button.addEventListener('click', () => show(Number(slider.value) + step))
  })
  document.querySelectorAll('[data-go]').forEach((button) => {
    button.addEventListener('click', () => show(Number(button.getAttribute('data-go'))))
  })
  find('replay').hidden = false
  show(last)
})()
