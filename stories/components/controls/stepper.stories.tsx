import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stepper } from '../../../src/ui/controls/Stepper.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS } from '../live.tsx'

const meta: Meta = {
  title: 'Components/1 Controls 控件/Stepper 步进',
  id: 'components-stepper',
  component: Stepper as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'A small number, by one more or one less, or typed.' } } },
}
export default meta

export const Live: StoryObj = {
  args: { label: '数量', value: 2, min: 1, max: 999, step: 1 },
  render: live(Stepper as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'At its end a side is dead, and the number can be typed.',
        shown: (
          <>
            <Stepper label="Copies" value={2} min={1} max={999} onValueChange={() => undefined} />
          </>
        ),
      }}
      no={{
        because: 'A year is not counted up: use a field.',
        shown: (
          <>
            <Stepper label="Year" value={2026} min={1900} max={2100} onValueChange={() => undefined} />
          </>
        ),
      }}
    />
  ),
}
