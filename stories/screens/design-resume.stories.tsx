import type { Meta, StoryObj } from '@storybook/react-vite'
import { asId, type TaskId } from '../../domain/ids.ts'
import { BegunAlready } from '../../src/features/designs/ResumeGate.tsx'
import { ThemePreviewScreen } from '../../src/screens/theme_preview/ThemePreviewScreen.tsx'
import { anOwnDesign } from '../fixtures/drafts.ts'
import { waiting } from '../fixtures/ports.ts'
import { on, slow, WIDE } from '../fixtures/stories.ts'

const meta: Meta<typeof BegunAlready> = {
  title: 'Screens/3 Design 设计/Begun already 继续上次 繼續上次 · theme_preview · A§9',
  id: 'screens-theme-preview-begun-already',
  component: BegunAlready,
  args: { design: anOwnDesign(), onResume: () => undefined, onAnew: () => undefined },
}
export default meta

type Story = StoryObj<typeof BegunAlready>

const ask = { kind: 'ask', taskId: asId<TaskId>('task1') } as const

export const AnotherLook: Story = { args: { start: { ...ask, because: 'otherwise' } } }
export const NewPhotos: Story = { args: { start: { ...ask, because: 'new-photos', count: 12 } } }
export const CoverNotPainted: Story = {
  args: {
    start: { ...ask, because: 'otherwise' },
    design: anOwnDesign({ cover: '', coverState: 'rendering', name: 'Grandmother’s eightieth birthday in the garden' }),
  },
}
/** Whether it was begun is not known yet. */
export const Loading: Story = {
  ...on({
    address: '/theme_preview?aid=album1&pid=book-square&tid=white',
    world: { ownDesigns: { begun: () => waiting() }, albums: { open: () => waiting() } },
  }),
  render: () => <ThemePreviewScreen />,
}
export const Slow: Story = slow(Loading)
export const Wide: Story = { ...AnotherLook, ...WIDE }
