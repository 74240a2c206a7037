import type { Meta, StoryObj } from '@storybook/react-vite'
import { Choice } from '../../../src/ui/controls/Choice.tsx'
import { DoAndDont, LIVE, live, NO_CONTROLS, W } from '../live.tsx'

const meta: Meta = {
  title: 'Components/1 Controls 控件/Choice 单选',
  id: 'components-choice',
  component: Choice as never,
  tags: ['autodocs'],
  parameters: { ...LIVE, docs: { description: { component: 'One of few that are all seen at once.' } } },
}
export default meta

export const Live: StoryObj = {
  args: {
    label: '纸张',
    value: 'matt',
    options: [
      { value: 'matt', label: '哑光' },
      { value: 'pearl', label: '珠光', note: '+¥15.00' },
    ],
  },
  render: live(Choice as never),
}

/** Notes that are sentences stand under what they explain. */
export const Stacked: StoryObj = {
  args: {
    label: '拿到链接的人',
    value: 'look',
    stacked: true,
    options: [
      { value: 'look', label: '只能看', note: '可以看照片，不能改动' },
      { value: 'edit', label: '可以一起编辑', note: '可以和你一起添加、整理照片' },
    ],
  },
  render: live(Choice as never),
}

export const UsedAndMisused: StoryObj = {
  tags: ['!test'],
  parameters: NO_CONTROLS,
  render: () => (
    <DoAndDont
      yes={{
        because: 'What is dearer says by how much, before it is chosen.',
        shown: (
          <>
            <Choice
              label="Paper"
              value="pearl"
              onValueChange={() => undefined}
              options={[
                { value: 'matt', label: <W>哑光</W> },
                { value: 'pearl', label: <W>珠光</W>, note: '+¥15.00' },
              ]}
            />
          </>
        ),
      }}
      no={{
        because: 'Two questions in one row, and more than are read at a glance.',
        shown: (
          <>
            <Choice
              label="Paper"
              value="matt"
              onValueChange={() => undefined}
              options={['170 g', '200 g', '250 g', '300 g', 'matt', 'silk', 'pearl', 'linen'].map((value) => ({
                value,
                label: value,
              }))}
            />
          </>
        ),
      }}
    />
  ),
}
