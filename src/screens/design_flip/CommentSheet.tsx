import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { faultKind } from '../../ports/reading-faults.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import styles from './CommentSheet.module.css'

/** A comment and who wrote it; what of it can be kept, the shop decides. */
export interface WrittenComment {
  readonly name: string
  readonly text: string
}

interface CommentSheetProps {
  onClose(): void
  /** @throws NetworkLost, ServerFault, RequestRefused; what was typed stays. */
  onWrite(comment: WrittenComment): Promise<void>
}

/** Whoever writes to a page says who they are and what they mean. */
export function CommentSheet({ onClose, onWrite }: CommentSheetProps) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await onWrite({ name, text })
    } catch (fault) {
      const refused = fault instanceof Error && fault.name === 'RequestRefused'
      const lost =
        faultKind(fault) === 'offline'
          ? t`We couldn’t tell whether your comment arrived. Send it again; it won’t appear twice.`
          : t`The comment was not sent. Please try again.`
      setWrong(refused ? fault.message : lost)
      setBusy(false)
    }
  }
  return (
    <Sheet open onOpenChange={onClose} title={t`Comment on this page`}>
      <form className={styles['form']} onSubmit={(event) => void send(event)}>
        <Field label={t`Your name`} value={name} autoComplete="nickname" onValueChange={setName} />
        <Field label={t`Comment`} value={text} rows={4} onValueChange={setText} />
        {wrong ? <Banner tone="warning">{wrong}</Banner> : null}
        <p className={styles['note']}>
          <Trans>Everybody who has the link sees your name and your comment.</Trans>
        </p>
        <Button variant="primary" wide type="submit" busy={busy}>
          <Trans>Send</Trans>
        </Button>
      </form>
    </Sheet>
  )
}
