import type { OrderId } from '../../domain/ids.ts'
import type { NoticeChannel } from '../../domain/notice/notice.ts'
import type { EpochMs } from '../../domain/units.ts'

/** What the shop told of one order. */
export interface Notice {
  readonly orderId: OrderId
  readonly title: string
  readonly text: string
  readonly at: EpochMs
  readonly unread: boolean
}

/** A way by which messages come; `to` is masked, empty where the messenger knows it. */
export interface NoticeChannelState {
  readonly channel: NoticeChannel
  readonly to: string
  readonly on: boolean
}

export interface Notices {
  /** The newest first. */
  readonly notices: readonly Notice[]
  readonly unread: number
  readonly channels: readonly NoticeChannelState[]
}

/** All @throw NetworkLost, ServerFault, RequestRefused. */
export interface NoticePorts {
  list(signal?: AbortSignal): Promise<Notices>
  read(): Promise<void>
  turn(channel: NoticeChannel, on: boolean): Promise<void>
}
