import { expect, test } from 'vitest'
import { CONTROLS, hasPanel, MACHINES, panelFor } from '../../.storybook/panel-choice.ts'

const COMPONENT = { controls: { disable: false } }
const SCREEN = { controls: { disable: true } }

test('below a screen the machines stand open, where Storybook keeps the controls that a screen has not', () => {
  expect(panelFor(CONTROLS, SCREEN)).toBe(MACHINES)
  expect(panelFor(MACHINES, SCREEN)).toBe(MACHINES)
  expect(panelFor(CONTROLS, {})).toBe(MACHINES)
})

test('below a component its properties stand open', () => {
  expect(panelFor(MACHINES, COMPONENT)).toBe(CONTROLS)
  expect(panelFor(CONTROLS, COMPONENT)).toBe(CONTROLS)
})

test('who reads another panel goes on reading it from story to story', () => {
  expect(panelFor('storybook/a11y/panel', SCREEN)).toBe('storybook/a11y/panel')
  expect(panelFor('storybook/interactions/panel', COMPONENT)).toBe('storybook/interactions/panel')
})

test('a machine that is played has the room of the panel', () => {
  expect(hasPanel('machines-order--ready-to-order')).toBe(false)
  expect(hasPanel('screens-pay-index--ready')).toBe(true)
})
