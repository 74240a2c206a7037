import { createHash } from 'node:crypto'
import { NOTICE_CHANNELS, NOTICE_TRIES, type NoticeChannel, type NoticeKind } from '../../domain/notice/notice.ts'
import { noticeMessage } from '../../domain/notice/notice-message.ts'
import { parcelsOf, parcelsText } from '../../domain/order/parcels/parcels.ts'
import { trackingLink } from '../../domain/order/parcels/tracking-link.ts'
import type { Db } from '../db/db.ts'
import { shortOf } from '../orders/short-of.ts'
import type { Deps } from '../ports/deps.ts'
import { createIdentityStore } from '../stores/identities.store.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createNoticeStore, type NoticeSend } from '../stores/notices.store.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import type { Owner } from '../stores/previews.store.ts'
import { createInvoiceStore } from '../stores/shoppers/invoices.store.ts'
import { createUserStore } from '../stores/users.store.ts'

const AT_ONCE = 50

const OF_PARCELS: ReadonlySet<NoticeKind> = new Set(['shipped', 'parcel-added', 'parcel-corrected'])

/** What shoppers are to be told is sent, however often and by however many workers this is called: each message once. */
export async function sendNotices(deps: Pick<Deps, 'db' | 'clock' | 'notices' | 'env' | 'log'>): Promise<void> {
  const { db, clock } = deps
  await db.transaction(async (tx) => {
    const store = createNoticeStore(tx)
    for (const { orderId, kind, mchid, uid } of await store.lockUnsplit(AT_ONCE)) {
      const owner = { merchantId: mchid, uid }
      const off = await store.channelsOff(owner)
      const ways = await channelsTo(tx, owner)
      const channels = NOTICE_CHANNELS.filter((channel) => ways[channel] !== '' && !off.includes(channel))
      await store.split({ orderId, kind }, channels, clock.now())
    }
  })
  const store = createNoticeStore(db)
  for (const send of await store.takeDue(clock.now(), AT_ONCE)) {
    const { orderId, kind, channel, tries } = send
    try {
      await store.end(send, await tell(deps, send))
    } catch (error) {
      deps.log.warn({ err: error, orderId, kind, channel, tries }, 'a message to a shopper was not taken')
      if (tries >= NOTICE_TRIES) {
        await store.end(send, 'failed')
      }
    }
  }
}

/** Where somebody is reached by each way; empty: not at all. */
export async function channelsTo(db: Db, { merchantId, uid }: Owner): Promise<Readonly<Record<NoticeChannel, string>>> {
  const user = await createUserStore(db).find(uid, merchantId)
  const messenger = await createIdentityStore(db).subjectOf(uid, 'wechat')
  return { sms: user?.phone ?? '', mail: user?.email ?? '', messenger: messenger ?? '' }
}

async function tell({ db, notices, env }: Pick<Deps, 'db' | 'notices' | 'env'>, send: NoticeSend) {
  const { orderId, kind, channel } = send
  const order = await createOrderStore(db).load(orderId)
  const merchant = order && (await createMerchantStore(db).find(order.mchid))
  const to = order && (await channelsTo(db, { merchantId: order.mchid, uid: order.uid }))[channel]
  if (!order || !merchant || !to || !notices.sends({ mchid: order.mchid, channel, kind })) {
    return 'none' as const
  }
  const { mchid, language } = order
  const parcels = parcelsOf(order)
  const [first] = parcels
  const parcel = parcelsText(parcels)
  const number = shortOf(orderId)
  const invoice = (await createInvoiceStore(db).find(orderId))?.number ?? ''
  const page = new URL(`/emall/app/#/order_info?oid=${orderId}`, env.publicUrl).href
  await notices.send({
    ...{ mchid, channel, to, kind, parcel, invoice, order: number, shop: merchant.name[language] },
    ...noticeMessage(kind, language, { order: number, parcel, invoice }),
    // Several are followed from the page of the order.
    url: OF_PARCELS.has(kind) && first && parcels.length === 1 ? trackingLink(first) : page,
    // Each change of the parcels is a message of its own.
    key:
      OF_PARCELS.has(kind) && kind !== 'shipped'
        ? `${orderId}-${kind}-${createHash('sha256').update(parcel).digest('hex').slice(0, 16)}`
        : `${orderId}-${kind}`,
  })
  return 'sent' as const
}
