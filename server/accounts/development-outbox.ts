import type { EpochMs } from '../../domain/units.ts'
import type { Clock } from '../ports/deps.ts'
import type { Mail, MailSender } from '../ports/mail-sender.ts'
import type { CodeMessage, SmsSender } from '../ports/sms-sender.ts'

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

const KEPT = 50

export function createDevelopmentOutbox(clock: Clock): DevelopmentOutbox {
  let kept: readonly OutboxMessage[] = []
  return {
    async send(message) {
      kept = [{ ...messageOf(message), at: clock.now() }, ...kept].slice(0, KEPT)
    },
    messages: () => kept,
  }
}

function messageOf(message: CodeMessage | Mail): Omit<OutboxMessage, 'at'> {
  return 'phone' in message
    ? { kind: 'sms', to: message.phone, code: message.code }
    : { kind: 'mail', to: message.to, code: message.code ?? '', subject: message.subject, text: message.text }
}
