import type { DataOf, ParsedRequestOf } from '../../domain/calls/call.ts'
import type { getNotices } from '../../domain/calls/notices.ts'
import { NOTICE_CHANNELS, NOTICE_KINDS } from '../../domain/notice/notice.ts'
import { noticeMessage } from '../../domain/notice/notice-message.ts'
import { parcelsOf, parcelsText } from '../../domain/order/parcels/parcels.ts'
import { maskedPhone } from '../../domain/privacy/mask.ts'
import { answer } from '../base/answer.ts'
import { refundingAmong } from '../orders/refunding.ts'
import { shortOf } from '../orders/short-of.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import { createNoticeStore } from '../stores/notices.store.ts'
import { channelsTo } from './send-notices.ts'

/** Messages in one answer, whatever is asked for. */
const LIST_MAX = 50

export async function showNotices(
  { notices }: Pick<Deps, 'notices'>,
  request: ParsedRequestOf<typeof getNotices>,
  { db, caller }: CallContext<'shopper'>,
) {
  const { language, merchantId: mchid } = caller
  const store = createNoticeStore(db)
  const limit = Math.min(request.Count ?? LIST_MAX, LIST_MAX)
  const told = await store.list(caller, { start: request.Start ?? 0, limit })
  const off = await store.channelsOff(caller)
  const ways = await channelsTo(db, caller)
  const refunded = told.notices.flatMap(({ orderId, kind }) => (kind === 'refunded' ? [orderId] : []))
  const refunding = await refundingAmong(db, refunded)
  const open = NOTICE_CHANNELS.filter(
    (channel) => ways[channel] !== '' && NOTICE_KINDS.some((kind) => notices.sends({ mchid, channel, kind })),
  )
  return answer<DataOf<typeof getNotices>>(
    {
      notices: told.notices.map(({ orderId, kind, at, isRead, invoice, ...order }) => ({
        ...{ orderid: orderId, kind, at, unread: !isRead },
        ...noticeMessage(kind, language, {
          order: shortOf(orderId),
          parcel: parcelsText(parcelsOf(order)),
          invoice: invoice ?? '',
          isRefunding: refunding.has(orderId),
        }),
      })),
      unread: await store.countUnread(caller),
      channels: open.map((channel) => ({
        channel,
        to: channel === 'sms' ? maskedPhone(ways.sms) : channel === 'mail' ? maskedMail(ways.mail) : '',
        on: !off.includes(channel),
      })),
    },
    told.total,
  )
}

/** `a***@example.com`. */
function maskedMail(mail: string): string {
  return mail.replace(/^(.)[^@]*/, '$1***')
}
