import type { MerchantId } from '../../domain/ids.ts'

/** One code for one phone, in the name of one merchant. */
export interface CodeMessage {
  readonly mchid: MerchantId
  readonly phone: string
  readonly code: string
  /** Of a message without a code, for the development outbox. */
  readonly text?: string
}

/** Sends codes to phones. @throws when the provider did not take it. */
export interface SmsSender {
  send(message: CodeMessage): Promise<void>
}
