import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import { currentDesign, isLastChangeOf, overdueError } from '../../../machines/editing/editing.selectors.ts'
import type { PreviewActor } from '../../../machines/preview/preview.machine.ts'
import { pictureError, unansweredSentence } from '../../messages/preview-error-messages.ts'
import { useQueryOfAddress } from '../../navigation/navigation.ts'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { ActionRow } from '../../ui/feedback/ActionRow.tsx'
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
  return (
    <>
      <EditProblem editing={editing} />
      <PictureProblem editing={editing} preview={preview} />
      {signedOut ? <SignedOutNote editing={editing} /> : null}
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

/** The session has ended under the shopper's hands: nothing is lost, and signing in leads back to this design. */
function SignedOutNote({ editing }: Pick<EditorNotesProps, 'editing'>) {
  const address = useQueryOfAddress()
  const taskid = useSelector(editing, ({ context }) => context.taskId)
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === 'visible') {
        // The shopper may have signed in elsewhere: in another window of this browser, by a link of an e-mail.
        editing.send({ type: 'saving.retry' })
      }
    }
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [editing])
  return (
    <Banner tone="warning">
      <Trans>You’ve been signed out. Your changes are on this phone and will be saved once you sign in.</Trans>
      <ActionRow>
        <LinkButton
          to="login"
          query={{ ...Object.fromEntries(address), taskid, nt: 'theme_preview' }}
          variant="primary"
        >
          <Trans>Sign in and continue</Trans>
        </LinkButton>
      </ActionRow>
    </Banner>
  )
}
