import { useMemo } from 'react'
import type { WorkspaceProps } from '../../../src/design-editor/shell/workspace-props.ts'
import { storyAround } from '../../editor/editor-fixtures.ts'
import { WorkspaceOf } from '../../editor/WorkspaceOf.tsx'
import type { DrivenProps } from './driven-screens.tsx'

export default function EditingDriven({ actor }: DrivenProps<WorkspaceProps['editing']>) {
  const story = useMemo(() => {
    const { base, world } = actor.getSnapshot().context
    return storyAround(base.design, world)
  }, [actor])
  return <WorkspaceOf story={story} editing={actor} />
}
