import type { EpochMs } from '../../domain/units.ts'
import type { Clock } from '../deps.ts'
import type { SmsSender } from './sms-sender.ts'

export interface OutboxMessage {
  readonly kind: 'sms'
  readonly to: string
  readonly code: string
  readonly at: EpochMs
}

/** Keeps what would have been sent, for `GET /dev/outbox`. For development only. */
export interface DevelopmentOutbox extends SmsSender {
  messages(): readonly OutboxMessage[]
}

const KEPT = 50

export function createDevelopmentOutbox(clock: Clock): DevelopmentOutbox {
  let kept: readonly OutboxMessage[] = []
  return {
    async send({ phone, code }) {
      kept = [{ kind: 'sms' as const, to: phone, code, at: clock.now() }, ...kept].slice(0, KEPT)
    },
    messages: () => kept,
  }
}
