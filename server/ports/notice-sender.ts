import type { MerchantId } from '../../domain/ids.ts'
import type { NoticeChannel, NoticeKind } from '../../domain/notice/notice.ts'

/** One message about an order, by one way. */
export interface NoticeMessage {
  readonly mchid: MerchantId
  readonly channel: NoticeChannel
  /** Phone, mailbox, or the messenger's name of the shopper. */
  readonly to: string
  readonly kind: NoticeKind
  readonly title: string
  readonly text: string
  /** What templates of providers are filled with. */
  readonly order: string
  readonly parcel: string
  readonly invoice: string
  readonly shop: string
  /** Where it leads. */
  readonly url: string
  /** The same for every try: a provider that has taken it once takes it no second time. */
  readonly key: string
}

/** Tells shoppers about their orders. */
export interface NoticeSender {
  /** Whether the merchant sends such messages that way at all. */
  sends(message: Pick<NoticeMessage, 'mchid' | 'channel' | 'kind'>): boolean
  /** @throws when the provider did not take it; then it is tried again. */
  send(message: NoticeMessage): Promise<void>
}
