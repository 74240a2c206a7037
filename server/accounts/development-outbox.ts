import type { Clock } from '../base/clock.ts'
import type { DevelopmentOutbox, OutboxMessage } from '../ports/development-outbox.ts'
import type { Mail } from '../ports/mail-sender.ts'
import type { CodeMessage } from '../ports/sms-sender.ts'

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
