import type { EpochMs } from '../../domain/units.ts'
import type { Mail, MailSender } from './mail-sender.ts'
import type { CodeMessage, SmsSender } from './sms-sender.ts'

export interface OutboxMessage {
  readonly kind: 'sms' | 'mail'
  readonly to: string
  /** Empty when the message holds none. */
  readonly code: string
  readonly subject?: string
  readonly text?: string
  readonly at: EpochMs
}

/** Keeps what would have been sent, for `GET /dev/outbox`. For development only. */
export interface DevelopmentOutbox extends SmsSender, MailSender {
  send(message: CodeMessage | Mail): Promise<void>
  messages(): readonly OutboxMessage[]
}
