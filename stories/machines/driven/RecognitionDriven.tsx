import { useMemo } from 'react'
import type { AnyActorRef } from 'xstate'
import { DEMO_MERCHANT } from '../../../domain/demo/demo-merchant.ts'
import { anEditorStory, type EditorStory, editingAt } from '../../editor/editor-fixtures.ts'
import { photoOf, WorkspaceOf } from '../../editor/WorkspaceOf.tsx'
import { Stage } from '../../fixtures/Stage.tsx'
import type { DrivenProps } from './driven-screens.tsx'
import { mirrorOf } from './mirror.ts'

export default function RecognitionDriven({ actor }: DrivenProps<AnyActorRef>) {
  const { setting, story, editing } = useMemo(() => {
    const made = anEditorStory()
    const { images } = made.resources
    const fileUrl = '/emall/photos/base/p.jpg/proxy'
    const shown: EditorStory = {
      ...made,
      resources: { ...made.resources, images: { ...images, addressOf: () => fileUrl } },
    }
    return {
      setting: {
        merchant: { ...DEMO_MERCHANT, findsSubjects: true },
        world: { machines: { recognition: mirrorOf(actor) as never } },
      },
      story: shown,
      editing: editingAt(shown, { tool: 'cropping' }, { selection: photoOf(shown) }),
    }
  }, [actor])
  return (
    <Stage setting={setting}>
      <WorkspaceOf story={story} editing={editing} />
    </Stage>
  )
}
