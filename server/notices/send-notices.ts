import { createHash } from 'node:crypto'
import { NOTICE_CHANNELS, NOTICE_TRIES, type NoticeChannel, type NoticeKind } from '../../domain/notice/notice.ts'
import { noticeMessage } from '../../domain/notice/notice-message.ts'
import { parcelsOf, parcelsText } from '../../domain/order/parcels/parcels.ts'
import { trackingLink } from '../../domain/order/parcels/tracking-link.ts'
import type { EpochMs } from '../../domain/units.ts'
import { shopOrigin } from '../base/shop-origin.ts'
import type { Db } from '../db/db.ts'
import { refundingAmong } from '../orders/refunding.ts'
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
/** So many messages travel at a time: a provider may take seconds for each. */
const SIDE_BY_SIDE = 5
/** A round begins no more after this; the next one goes on. */
const ROUND_MS = 50_000

type NoticeDeps = Pick<Deps, 'db' | 'clock' | 'notices' | 'env' | 'log'>

const OF_PARCELS: ReadonlySet<NoticeKind> = new Set(['shipped', 'parcel-added', 'parcel-corrected'])

/**
 * What shoppers are to be told is sent, until nothing is due or the round has lasted long enough; however often and by however
 * many workers this is called: each message once.
 */
export async function sendNotices(deps: NoticeDeps): Promise<void> {
  const end = deps.clock.now() + ROUND_MS
  for (let done = 1; done > 0 && deps.clock.now() < end; ) {
    done = (await splitSome(deps)) + (await sendDue(deps, end))
  }
}

/** Makes the messages of notices that have none yet; answers how many notices. */
async function splitSome({ db, clock }: NoticeDeps): Promise<number> {
  return await db.transaction(async (tx) => {
    const store = createNoticeStore(tx)
    const unsplit = await store.lockUnsplit(AT_ONCE)
    for (const { orderId, kind, mchid, uid } of unsplit) {
      const owner = { merchantId: mchid, uid }
      const off = await store.channelsOff(owner)
      const ways = await channelsTo(tx, owner)
      const channels = NOTICE_CHANNELS.filter((channel) => ways[channel] !== '' && !off.includes(channel))
      await store.split({ orderId, kind }, channels, clock.now())
    }
    return unsplit.length
  })
}

/** Sends messages that are due before `end`; answers how many. Each is taken when it goes: what waits here would be due again for others. */
async function sendDue(deps: NoticeDeps, end: EpochMs): Promise<number> {
  const store = createNoticeStore(deps.db)
  let done = 0
  const next = async () => (deps.clock.now() < end ? await store.takeDue(deps.clock.now()) : undefined)
  const work = async () => {
    for (let send = await next(); send; send = await next()) {
      await sendOne(deps, send)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  return done
}

async function sendOne(deps: NoticeDeps, send: NoticeSend): Promise<void> {
  const store = createNoticeStore(deps.db)
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
  const isRefunding = kind === 'refunded' && (await refundingAmong(db, [orderId])).has(orderId)
  const page = `${shopOrigin(env, merchant)}/emall/app/#/order_info?oid=${orderId}`
  await notices.send({
    ...{ mchid, channel, to, kind, parcel, invoice, order: number, shop: merchant.name[language] },
    ...noticeMessage(kind, language, { order: number, parcel, invoice, isRefunding }),
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
