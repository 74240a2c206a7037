import type { Meta } from '@storybook/react-vite'
import { asId, type TaskId } from '../../domain/ids.ts'
import { designSessionMachine } from '../../machines/design-session/design-session.machine.ts'
import { anEditingInput } from '../../tests/support/builders/editing-builders.ts'
import { stateStories } from './state-stories.tsx'

const meta: Meta = { title: 'Machines/Design session 设计过程 設計過程', id: 'machines-design-session' }
export default meta

const at = stateStories({
  machine: designSessionMachine,
  input: { ask: { kind: 'open', taskId: asId<TaskId>('task0') } },
  remembers: ({ input, reportedRev }) => ({
    'revision that editing begins with': input?.rev,
    'the preview knows of': reportedRev,
  }),
})

export const PlayedByHand = at.driving({ type: 'workspace.open', input: anEditingInput(4) })
export const Opening = at()
export const Editing = at({ type: 'workspace.open', input: anEditingInput(4) })
