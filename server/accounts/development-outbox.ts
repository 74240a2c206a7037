import type { IdSource } from '../../domain/ids.ts'
import type { Clock } from '../base/system-clock.ts'
import type { Db } from '../db/db.ts'
import type { DevelopmentOutbox } from '../ports/development-outbox.ts'
import type { Mail } from '../ports/mail-sender.ts'
import type { CodeMessage } from '../ports/sms-sender.ts'
import { createOutboxStore, type OutboxMessage } from '../stores/development/outbox.store.ts'

/** In the database: any node tells what any other has sent. */
export function createDevelopmentOutbox(world: {
  readonly db: Db
  readonly ids: IdSource
  readonly clock: Clock
}): DevelopmentOutbox {
  const store = createOutboxStore(world.db)
  return {
    send: (message) => store.keep(world.ids.next(), { ...messageOf(message), at: world.clock.now() }),
    messages: () => store.newest(),
  }
}

function messageOf(message: CodeMessage | Mail): Omit<OutboxMessage, 'at'> {
  return 'phone' in message
    ? {
        ...{ kind: 'sms', to: message.phone, code: message.code },
        ...(message.text === undefined ? {} : { text: message.text }),
      }
    : { kind: 'mail', to: message.to, code: message.code ?? '', subject: message.subject, text: message.text }
}
