import type { MerchantId } from '../../domain/ids.ts'

/** A mail of the shop to one shopper. */
export interface Mail {
  readonly mchid: MerchantId
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same for every try, so that a mailbox shows it once. */
  readonly key?: string
  /** The code that stands in the text, for the development outbox; absent when there is none. */
  readonly code?: string
}

/** Sends mail. @throws when the provider did not take it. */
export interface MailSender {
  send(mail: Mail): Promise<void>
}
