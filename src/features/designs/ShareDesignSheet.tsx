import { Trans, useLingui } from '@lingui/react/macro'
import type { TaskId } from '../../../domain/ids.ts'
import type { OwnComment } from '../../ports/shared-design-ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/Toast.tsx'
import { useFaultToast } from '../../ui/feedback/use-fault-toast.ts'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import styles from './ShareDesignSheet.module.css'
import { useSharedDesign } from './use-shared-design.ts'

interface ShareDesignSheetProps {
  readonly taskId: TaskId
  readonly name: string
  onClose(): void
}

/** The link by which a design is leafed through, and what was written to it. */
export function ShareDesignSheet({ taskId, name, onClose }: ShareDesignSheetProps) {
  const { t } = useLingui()
  const say = useFaultToast()
  const { shared, error, refetch, busy, share, revoke, resolve } = useSharedDesign(taskId)
  const act = (work: Promise<void>, failed: string) => {
    work.catch((fault: unknown) => say(fault, failed))
  }
  return (
    <Sheet open onOpenChange={onClose} title={t`Share a preview`}>
      {shared ? (
        <div className={styles['share']}>
          {shared.url === '' ? (
            <>
              <p>
                <Trans>
                  Anyone with the link can look through “{name}” and comment on its pages without signing in. Only you
                  can change it.
                </Trans>
              </p>
              <Button
                variant="primary"
                icon="link"
                wide
                busy={busy}
                onClick={() => act(share(), t`We couldn’t create the link. Please try again.`)}
              >
                <Trans>Create a link</Trans>
              </Button>
            </>
          ) : (
            <>
              <p className={styles['link']}>{shared.url}</p>
              <SendLink name={name} url={shared.url} />
              <Button
                variant="danger"
                wide
                busy={busy}
                onClick={() =>
                  act(revoke(), t`We couldn’t stop sharing. The link may still work, so please try again.`)
                }
              >
                <Trans>Stop sharing</Trans>
              </Button>
              <p className={styles['note']}>
                <Trans>The link will stop working. Sharing again makes a new link.</Trans>
              </p>
            </>
          )}
          <OwnComments
            comments={shared.comments}
            busy={busy}
            onResolve={(one, done) => act(resolve(one, done), t`We couldn’t update the comment. Please try again.`)}
          />
        </div>
      ) : error ? (
        <FaultState fault={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="160px" shape="card" />
      )}
    </Sheet>
  )
}

function SendLink({ name, url }: { readonly name: string; readonly url: string }) {
  const { t } = useLingui()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast(t`Link copied`, 'success')
    } catch {
      // Old browsers and refused permissions: the link stands there to be marked by hand.
      toast(t`Please select the link and copy it`)
    }
  }
  const send = async () => {
    try {
      await navigator.share({ title: name, url })
    } catch (fault) {
      // Closing the system's sheet is no fault; where it does not open, the link can still be copied.
      if (!(fault instanceof DOMException && fault.name === 'AbortError')) {
        await copy()
      }
    }
  }
  return (
    <>
      {'share' in navigator ? (
        <Button variant="primary" icon="share" wide onClick={() => void send()}>
          <Trans>Send the link</Trans>
        </Button>
      ) : null}
      <Button icon="link" wide onClick={() => void copy()}>
        <Trans>Copy the link</Trans>
      </Button>
    </>
  )
}

interface OwnCommentsProps {
  readonly comments: readonly OwnComment[]
  readonly busy: boolean
  onResolve(comment: OwnComment, done: boolean): void
}

/** Open comments first, those that are done with below. */
export function OwnComments({ comments, busy, onResolve }: OwnCommentsProps) {
  const { t, i18n } = useLingui()
  if (comments.length === 0) {
    return null
  }
  const sorted = [...comments].sort((a, b) => Number(a.resolved) - Number(b.resolved))
  return (
    <ul className={styles['comments']} aria-label={t`Comments`}>
      {sorted.map((comment) => (
        <li key={comment.id} data-resolved={comment.resolved || undefined}>
          <p>
            <strong>{comment.name}</strong>{' '}
            <small>{i18n.date(new Date(comment.created), { dateStyle: 'medium' })}</small>
          </p>
          <p className={styles['words']}>{comment.text}</p>
          <Button variant="quiet" busy={busy} onClick={() => onResolve(comment, !comment.resolved)}>
            {comment.resolved ? <Trans>Reopen</Trans> : <Trans>Mark as done</Trans>}
          </Button>
        </li>
      ))}
    </ul>
  )
}
