import type { OutboxMessage } from '../stores/development/outbox.store.ts'
import type { Mail, MailSender } from './mail-sender.ts'
import type { CodeMessage, SmsSender } from './sms-sender.ts'

/** Keeps what would have been sent, for `GET /dev/outbox`. For development only. */
export interface DevelopmentOutbox extends SmsSender, MailSender {
  send(message: CodeMessage | Mail): Promise<void>
  /** The newest first. */
  messages(): Promise<readonly OutboxMessage[]>
}
