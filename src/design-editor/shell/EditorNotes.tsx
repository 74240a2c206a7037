import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import { toolOf } from '../../../machines/editing/editing.selectors.ts'
import type { PreviewActor } from '../../../machines/preview/preview.machine.ts'
import { optionsAfterFailure } from '../../../machines/preview/preview.selectors.ts'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { PreviewProblem } from './PreviewProblem.tsx'
import { RefusalNote } from './RefusalNote.tsx'

interface EditorNotesProps {
  readonly editing: EditingActor
  readonly preview: PreviewActor
}

/** What is to be said over the canvas: a refusal, a preview error, a phone without room, the swap under way. */
export function EditorNotes({ editing, preview }: EditorNotesProps) {
  const { t } = useLingui()
  const error = useSelector(preview, ({ context }) => context.error)
  const ways = useSelector(preview, optionsAfterFailure, sameWays)
  const refused = useSelector(editing, ({ context }) => context.refused)
  const dropped = useSelector(editing, ({ context }) => context.dropped)
  const unkept = useSelector(editing, (state) => state.hasTag('not kept'))
  const swapping = useSelector(editing, (state) => toolOf(state) === 'swapping')
  return (
    <>
      {refused ? (
        <RefusalNote refused={refused} dropped={dropped} onSeen={() => editing.send({ type: 'refusal.seen' })} />
      ) : null}
      {error === null ? null : (
        <PreviewProblem
          code={error}
          ways={ways}
          onRetry={() => preview.send({ type: 'preview.retry' })}
          onPost={() => preview.send({ type: 'preview.post again' })}
          onReset={() => preview.send({ type: 'preview.reset' })}
        />
      )}
      {unkept ? (
        <Banner tone="warning">
          {t`This phone has no room to keep your changes. Leave this page open until they are saved.`}
        </Banner>
      ) : null}
      {swapping ? (
        <Banner
          action={<IconButton icon="close" label={t`Cancel`} onClick={() => editing.send({ type: 'tool.cancel' })} />}
        >
          {t`Tap the photo to swap with, here or on another page.`}
        </Banner>
      ) : null}
    </>
  )
}

type Ways = ReturnType<typeof optionsAfterFailure>

function sameWays(a: Ways, b: Ways): boolean {
  return a.retry === b.retry && a.post === b.post && a.reset === b.reset
}
