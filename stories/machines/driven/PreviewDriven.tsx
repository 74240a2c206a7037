import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { NoDesign } from '../../../src/design-editor/shell/NoDesign.tsx'
import type { WorkspaceProps } from '../../../src/design-editor/shell/workspace-props.ts'
import { WaitingScreen } from '../../../src/ui/feedback/WaitingScreen.tsx'
import { editingAt, storyAround } from '../../editor/editor-fixtures.ts'
import { WorkspaceOf } from '../../editor/WorkspaceOf.tsx'
import type { DrivenProps } from './driven-screens.tsx'

export default function PreviewDriven({ actor }: DrivenProps<WorkspaceProps['preview']>) {
  const design = useSelector(actor, ({ context }) => context.task?.design)
  const refused = useSelector(actor, ({ context }) => context.refused)
  const problem = useSelector(actor, ({ context }) => context.problem)
  const story = useMemo(() => (design ? storyAround(design) : undefined), [design])
  const editing = useMemo(() => (story ? editingAt(story) : undefined), [story])
  if (refused || problem) {
    return <NoDesign {...{ refused, problem, aid: undefined }} onRetry={() => actor.send({ type: 'preview.retry' })} />
  }
  return story && editing ? <WorkspaceOf story={story} preview={actor} editing={editing} /> : <WaitingScreen />
}
