import { getNotices, readNotices, turnNotices } from '../../../domain/calls/notices.ts'
import { asId, type OrderId } from '../../../domain/ids.ts'
import type { NoticePorts } from '../../ports/notice-ports.ts'
import { readAnswer } from '../platform/answered.ts'

/** What the shop told the shopper. */
export const noticePorts: NoticePorts = {
  list: async (signal) => {
    const { data } = await readAnswer(getNotices, {}, signal)
    return {
      notices: data.notices.map(({ orderid, title, text, at, unread }) => ({
        ...{ orderId: asId<OrderId>(orderid), title, text, at, unread },
      })),
      unread: data.unread,
      channels: data.channels,
    }
  },
  read: async () => {
    await readAnswer(readNotices, {})
  },
  turn: async (channel, on) => {
    await readAnswer(turnNotices, { channel, on: on ? 'yes' : 'no' })
  },
}
