import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { editingMachine } from '../../../machines/editing/editing.machine.ts'
import type { previewMachine } from '../../../machines/preview/preview.machine.ts'
import { waysOut } from '../../../machines/preview/preview.selectors.ts'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import type { DesignSession } from '../hooks/use-design-session.ts'
import { PreviewProblem } from './PreviewProblem.tsx'
import { RefusalNote } from './RefusalNote.tsx'

interface EditorNotesProps {
  readonly session: DesignSession
  readonly editing: ActorRefFrom<typeof editingMachine>
  readonly preview: ActorRefFrom<typeof previewMachine>
}

/** What is to be said over the canvas: a refusal, a preview error, a phone without room, the swap under way. */
export function EditorNotes({ session, editing, preview }: EditorNotesProps) {
  const { t } = useLingui()
  const painting = useSelector(preview, (state) => state)
  const { refused, dropped } = session.snapshot.context
  return (
    <>
      {refused ? (
        <RefusalNote refused={refused} dropped={dropped} onSeen={() => editing.send({ type: 'refusal.seen' })} />
      ) : null}
      {painting.context.error === null ? null : (
        <PreviewProblem
          code={painting.context.error}
          ways={waysOut(painting)}
          onRetry={() => preview.send({ type: 'preview.retry' })}
          onPost={() => preview.send({ type: 'preview.post again' })}
          onReset={() => preview.send({ type: 'preview.reset' })}
        />
      )}
      {session.snapshot.hasTag('not kept') ? (
        <Banner tone="warning">
          {t`This phone has no room to keep your changes. Leave this page open until they are saved.`}
        </Banner>
      ) : null}
      {session.tool === 'swapping' ? (
        <Banner
          action={<IconButton icon="close" label={t`Cancel`} onClick={() => editing.send({ type: 'tool.cancel' })} />}
        >
          {t`Tap the photo to swap with, here or on another page.`}
        </Banner>
      ) : null}
    </>
  )
}
