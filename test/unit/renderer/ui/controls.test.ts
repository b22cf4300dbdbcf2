import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import BaseButton from '../../../../renderer/ui/BaseButton.vue'
import CheckField from '../../../../renderer/ui/CheckField.vue'
import IconButton from '../../../../renderer/ui/IconButton.vue'
import NumberStepper from '../../../../renderer/ui/NumberStepper.vue'
import SegmentedChoice from '../../../../renderer/ui/SegmentedChoice.vue'
import TabList from '../../../../renderer/ui/TabList.vue'
import TextField from '../../../../renderer/ui/TextField.vue'
import ToastNotice from '../../../../renderer/ui/ToastNotice.vue'

describe('BaseButton', () => {
  it('is a plain button that says what it does, its key hidden from screen readers', () => {
    const button = mount(BaseButton, { props: { keys: 'Space' }, slots: { default: 'Done, next' } })
    expect(button.attributes('type')).toBe('button')
    expect(button.text()).toBe('Done, nextSpace')
    expect(button.get('kbd').attributes('aria-hidden')).toBe('true')
    expect(button.attributes('aria-pressed')).toBeUndefined()
  })

  it('tells whether it stays down', () => {
    expect(mount(BaseButton, { props: { isChosen: true } }).attributes('aria-pressed')).toBe('true')
    expect(mount(BaseButton, { props: { isChosen: false } }).attributes('aria-pressed')).toBe('false')
  })

  it('cannot be pressed while it is off', async () => {
    const button = mount(BaseButton, { props: { isDisabled: true } })
    await button.trigger('click')
    expect(button.emitted('click')).toBeUndefined()
  })
})

describe('IconButton', () => {
  it('has words for what its icon means', () => {
    expect(mount(IconButton, { props: { label: 'Undo' } }).attributes()).toMatchObject({
      'aria-label': 'Undo',
      title: 'Undo',
    })
  })
})

describe('SegmentedChoice', () => {
  it('is a group of radio buttons', async () => {
    const options = [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ]
    const choice = mount(SegmentedChoice, { props: { label: 'You say', options, modelValue: null } })
    expect(choice.attributes()).toMatchObject({ role: 'radiogroup', 'aria-label': 'You say' })
    await choice.findAll('input')[1]?.setValue()
    expect(choice.emitted('update:modelValue')).toEqual([['no']])
  })
})

describe('TextField', () => {
  it('ties label and note to the field, and hands on what it does not know', async () => {
    const field = mount(TextField, {
      props: { label: 'Name', error: 'Two players have this name', modelValue: 'Mirela' },
      attrs: { maxlength: 80 },
    })
    const input = field.get('input')
    expect(field.get('label').attributes('for')).toBe(input.attributes('id'))
    expect(field.get('p').attributes('id')).toBe(input.attributes('aria-describedby'))
    expect(field.get('p').text()).toBe('Two players have this name')
    expect(input.attributes()).toMatchObject({ 'aria-invalid': 'true', maxlength: '80' })
    await input.setValue('Agnes')
    expect(field.emitted('update:modelValue')).toEqual([['Agnes']])
  })

  it('grows into a text area', () => {
    expect(
      mount(TextField, { props: { label: 'Note', rows: 4, modelValue: '' } })
        .find('textarea')
        .exists(),
    ).toBe(true)
  })
})

describe('CheckField', () => {
  it('is a switch', async () => {
    const field = mount(CheckField, { props: { label: 'Secret votes', modelValue: false } })
    await field.get('[role="switch"]').setValue(true)
    expect(field.emitted('update:modelValue')).toEqual([[true]])
  })
})

describe('NumberStepper', () => {
  const show = (modelValue: number) =>
    mount(NumberStepper, {
      props: { label: 'Players', min: 5, max: 7, lessLabel: 'Fewer', moreLabel: 'More', modelValue },
    })

  it('counts by buttons and by keys, within its bounds', async () => {
    const stepper = show(6)
    expect(stepper.attributes()).toMatchObject({ role: 'spinbutton', 'aria-valuenow': '6', 'aria-valuemax': '7' })
    await stepper.get('[aria-label="More"]').trigger('click')
    await stepper.trigger('keydown', { key: 'Home' })
    expect(stepper.emitted('update:modelValue')).toEqual([[7], [5]])
  })

  it('stops at its bounds', async () => {
    const stepper = show(7)
    expect(stepper.get('[aria-label="More"]').attributes('disabled')).toBeDefined()
    await stepper.trigger('keydown', { key: 'ArrowUp' })
    expect(stepper.emitted('update:modelValue')).toBeUndefined()
  })
})

describe('TabList', () => {
  it('goes round with the arrows', async () => {
    const tabs = [
      { value: 'night', label: 'Night' },
      { value: 'day', label: 'Day' },
    ]
    const list = mount(TabList, { props: { label: 'Panel', tabs, panelId: 'panel', modelValue: 'day' } })
    expect(list.findAll('[role="tab"]').map((tab) => tab.attributes('aria-selected'))).toEqual(['false', 'true'])
    await list.trigger('keydown', { key: 'ArrowRight' })
    expect(list.emitted('update:modelValue')).toEqual([['night']])
  })
})

describe('ToastNotice', () => {
  it('speaks up when something failed and waits its turn otherwise', () => {
    const role = (tone: 'plain' | 'danger') =>
      mount(ToastNotice, { props: { tone, closeLabel: 'Close' } }).attributes('role')
    expect(role('plain')).toBe('status')
    expect(role('danger')).toBe('alert')
  })

  it('asks to be closed', async () => {
    const toast = mount(ToastNotice, { props: { closeLabel: 'Close' }, slots: { default: 'Oskar died.' } })
    expect(toast.text()).toBe('Oskar died.')
    await toast.get('[aria-label="Close"]').trigger('click')
    expect(toast.emitted('close')).toHaveLength(1)
  })
})
