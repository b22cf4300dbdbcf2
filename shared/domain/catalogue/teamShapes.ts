import type { Team } from './catalogue'

/** Marks of the teams in a box of 24 × 24: round is good, pointed is evil, half and half is a Traveller. */
export const TEAM_MARK: Record<Team, string> = {
  townsfolk: 'M12 3.5a8.5 8.5 0 1 0 .01 0z',
  outsider: 'M16 3.6a9 9 0 1 0 0 16.8a7.6 7.6 0 0 1 0-16.8z',
  minion: 'M2.6 4.5h18.8L12 21.5z',
  demon: 'M2 2.5 8 8.2 12 2.8 16 8.2 22 2.5 19.6 14 12 22 4.4 14z',
  traveller: 'M12 2.6a9.2 9.2 0 0 0 0 18.4zM13.8 2.6 22.5 11.8 13.8 21z',
  fabled: 'M12 1.5 14.6 9.4 22.5 12 14.6 14.6 12 22.5 9.4 14.6 1.5 12 9.4 9.4z',
  loric:
    'M12 2.1a4.9 4.9 0 1 0 .01 0zM6.8 10.1a4.9 4.9 0 1 0 .01 0zM17.2 10.1a4.9 4.9 0 1 0 .01 0zM10.8 13h2.4l.8 9.5h-4z',
}

/** One line or shape of a rim, in the token's box of 200 × 200; without `strokeWidth` it is filled. */
export interface RimShape {
  d: string
  strokeWidth?: number
  dashes?: string
  dashOffset?: number
}

const round = (value: number): number => Math.round(value * 100) / 100

/** The place at so many degrees clockwise from the top, in the token's box of 200 × 200: `x y`. */
export function onCircle(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${String(round(100 + radius * Math.cos(angle)))} ${String(round(100 + radius * Math.sin(angle)))}`
}

function circle(radius: number): string {
  return `M100 ${String(100 - radius)}a${String(radius)} ${String(radius)} 0 1 1-.01 0z`
}

function teeth(count: number, base: number, tip: number, sweepDegrees = 360): string {
  const step = sweepDegrees / count
  return Array.from({ length: count }, (_, index) => {
    const start = index * step
    return `M${onCircle(base, start)}L${onCircle(tip, start + step / 2)}L${onCircle(base, start + step)}z`
  }).join('')
}

function bead(degrees: number, radius: number): string {
  const [x, y] = onCircle(86.5, degrees).split(' ')
  return `M${String(x)} ${String(Number(y) - radius)}a${String(radius)} ${String(radius)} 0 1 0 .01 0z`
}

function plait(): string {
  const places = Array.from({ length: 181 }, (_, index) =>
    onCircle(86.5 + 3.5 * Math.sin((index * Math.PI) / 5), index * 2),
  )
  return `M${places.join('L')}`
}

/** Rims of the teams, told apart by shape alone. */
export const TEAM_RIM: Record<Team, RimShape[]> = {
  townsfolk: [
    { d: circle(88), strokeWidth: 4 },
    { d: circle(83), strokeWidth: 1.2 },
  ],
  outsider: [{ d: circle(86.5), strokeWidth: 5.5, dashes: '19.5 7.674', dashOffset: 9.75 }],
  minion: [{ d: circle(89.5), strokeWidth: 3 }, { d: teeth(40, 89, 80.5) }],
  demon: [{ d: circle(88.5), strokeWidth: 5.5 }, { d: teeth(24, 87, 78) }],
  traveller: [
    { d: 'M100 12A88 88 0 0 0 100 188', strokeWidth: 4.5 },
    { d: 'M100 10.5A89.5 89.5 0 0 1 100 189.5', strokeWidth: 3 },
    { d: teeth(20, 89, 80.5, 180) },
  ],
  fabled: [{ d: Array.from({ length: 44 }, (_, index) => bead((index * 360) / 44, index % 2 ? 2.2 : 3.6)).join('') }],
  loric: [{ d: plait(), strokeWidth: 3.5 }],
}
