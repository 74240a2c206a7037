import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import { currentDesign, isLastChangeOf, overdueError } from '../../../machines/editing/editing.selectors.ts'
import type { PreviewActor } from '../../../machines/preview/preview.machine.ts'
import { SignedOutNote } from '../../features/account/SignedOutNote.tsx'
import { pictureError, unansweredSentence } from '../../messages/preview-error-messages.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { PreviewProblem } from './PreviewProblem.tsx'
import { RefusalNote } from './RefusalNote.tsx'

interface EditorNotesProps {
  readonly editing: EditingActor
  readonly preview: PreviewActor
}

/** What is to be said over the canvas: a preview error of an edit or of a picture, a session that has ended, a phone without room. */
export function EditorNotes({ editing, preview }: EditorNotesProps) {
  const { t } = useLingui()
  const unkept = useSelector(editing, (state) => state.hasTag('not kept'))
  const signedOut = useSelector(editing, (state) => state.hasTag('signed out'))
  const elsewhere = useSelector(editing, (state) => state.hasTag('not here'))
  return (
    <>
      <EditProblem editing={editing} />
      <PictureProblem editing={editing} preview={preview} />
      {signedOut ? <SignedOut editing={editing} /> : null}
      {elsewhere ? (
        <Banner
          tone="warning"
          action={
            <Button variant="quiet" onClick={() => editing.send({ type: 'saving.retry' })}>{t`Try again`}</Button>
          }
        >
          {t`This design isn’t in the account you’re signed in to, or it was deleted. Your changes are kept on this phone.`}
        </Banner>
      ) : null}
      {unkept ? (
        <Banner tone="warning">
          {t`This phone is out of space for your changes. Keep this page open until they’re saved.`}
        </Banner>
      ) : null}
    </>
  )
}

/** The shop did not take an edit: it says why and can be sent it again, or it does not answer. */
function EditProblem({ editing }: Pick<EditorNotesProps, 'editing'>) {
  const refused = useSelector(editing, ({ context }) => context.refused)
  const dropped = useSelector(editing, ({ context }) => context.dropped)
  const again = useSelector(editing, (state) => state.can({ type: 'edit.again' }))
  const overdue = useSelector(editing, overdueError)
  const givable = useSelector(editing, (state) => state.can({ type: 'edit.reset' }))
  return (
    <>
      {refused ? (
        <RefusalNote
          refused={refused}
          dropped={dropped}
          onSeen={() => editing.send({ type: 'refusal.seen' })}
          onPost={again ? () => editing.send({ type: 'edit.again' }) : undefined}
        />
      ) : null}
      {overdue === null ? null : (
        <PreviewProblem
          code={overdue}
          sentence={unansweredSentence(overdue)}
          busy={!givable}
          onRetry={() => editing.send({ type: 'saving.retry' })}
          onReset={() => editing.send({ type: 'edit.reset' })}
        />
      )}
    </>
  )
}

/** The shop took an edit, and its picture does not come. */
function PictureProblem({ editing, preview }: EditorNotesProps) {
  const { i18n } = useLingui()
  const error = useSelector(preview, ({ context }) => context.error)
  const design = useSelector(editing, currentDesign)
  const lost = useSelector(preview, ({ context }) => (context.givenUp.length > 0 ? context.givenUp : context.awaited))
  const undoable = useSelector(editing, (state) => isLastChangeOf(state, lost))
  const busy = useSelector(preview, (state) => state.hasTag('busy'))
  return error === null ? null : (
    <PreviewProblem
      code={error}
      sentence={i18n._(pictureError(design, error))}
      busy={busy}
      onRetry={() => preview.send({ type: 'preview.retry' })}
      onReset={undoable ? () => editing.send({ type: 'edit.undo' }) : undefined}
    />
  )
}

/** The session has ended under the shopper's hands. */
function SignedOut({ editing }: Pick<EditorNotesProps, 'editing'>) {
  const taskid = useSelector(editing, ({ context }) => context.taskId)
  const saveAgain = useCallback(() => editing.send({ type: 'saving.retry' }), [editing])
  return (
    <SignedOutNote to={{ taskid, nt: 'theme_preview' }} onBack={saveAgain}>
      <Trans>You’ve been signed out. Your changes are on this phone and will be saved once you sign in.</Trans>
    </SignedOutNote>
  )
}
