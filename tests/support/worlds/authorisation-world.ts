import { expect } from 'vitest'
import { openSharedAlbum, setAlbumShareType } from '../../../domain/calls/album.ts'
import type { DataOf } from '../../../domain/calls/call.ts'
import { addDesignComment, shareDesign } from '../../../domain/calls/design-shares.ts'
import { createOrder, getOrderInfo } from '../../../domain/calls/order.ts'
import type { createPreview } from '../../../domain/calls/preview.ts'
import { calPrice } from '../../../domain/calls/price.ts'
import { createUpgradeUserLevelOrder } from '../../../domain/calls/user-type.ts'
import type { Design } from '../../../domain/design/design.ts'
import { asId, type MerchantId, type UserId } from '../../../domain/ids.ts'
import { newToken, tokenHash } from '../../../server/base/tokens.ts'
import type { Actor } from '../../../server/ports/policy.ts'
import { createSessionStore } from '../../../server/stores/sessions.store.ts'
import type { TestClient } from '../servers/test-client.ts'
import type { TestServer } from '../servers/test-server.ts'
import { BOOK, PLAIN, seedPreview } from './seeded-album.ts'
import { aStaffMember, signInAsStaff } from './staff-world.ts'

/** Who is played, the owner last: what he does may end the thing that the request names. */
export const PLAYED = [
  'anonymous',
  'other-merchant',
  'staff-factory',
  'staff-clerk',
  'staff-owner',
  'stranger',
  'read-link',
  'edit-link',
  'owner',
] as const satisfies Actor[]
export type Played = (typeof PLAYED)[number]

/** Things of one owner, and everybody who might reach for them. */
export interface World {
  readonly browsers: Readonly<Record<Played, TestClient>>
  /** The owner of the things. */
  readonly uid: string
  readonly preview: DataOf<typeof createPreview>
  readonly orderid: string
  readonly suborderid: string
  readonly levelOrderId: string
  readonly price: number
  readonly photoKey: string
  readonly pageWithPhotos: number
  readonly commentid: string
  /** Somebody who works for the merchant, and is none of those who are played. */
  readonly staffid: string
  /** Makes the link of an actor the one that the album is shared by. */
  shareWith(actor: Played): Promise<void>
}

export const RECEIVER = {
  recvname: '王小明',
  recvphone: '13800138000',
  recvprovince: '广东省',
  recvcity: '深圳市',
  recvdistrict: '南山区',
  recvaddress: '科技园 1 号',
}

/** A clock that moves on with every phone, so that no limit on codes is met. */
export interface MovingClock {
  now(): number
  nextPhone(prefix: string): string
}

export function movingClock(): MovingClock {
  let now = Date.UTC(2026, 0, 1)
  let phones = 1
  return {
    now: () => now,
    nextPhone: (prefix) => {
      now += 11 * 60_000
      return `${prefix}${String(phones++).padStart(8, '0')}`
    },
  }
}

/** A shopper with an album, a design and an order, and the browsers of everybody who might reach for them. */
export async function aWorld(server: TestServer, clock: MovingClock): Promise<World> {
  const phone = () => clock.nextPhone('136')
  const owner = server.client()
  const uid = await owner.signIn(phone(), server.deps.outbox)
  const preview = await seedPreview(server, owner, uid)
  const item = { pid: BOOK, aid: preview.aid, taskid: preview.tid, quantity: 1, attridlist: PLAIN }
  const price = (await owner.call(calPrice, { orderdata: [item] })).Data.pay_amount
  const ordered = await owner.call(createOrder, { ...RECEIVER, orderdata: [item], pay_amount: price })
  expect(ordered.Msg).toBe('')
  const info = await owner.call(getOrderInfo, { oid: ordered.Data.orderid })
  const level = await owner.call(createUpgradeUserLevelOrder, { typeid: '1' })
  const foreign = server.client()
  const token = newToken()
  await createSessionStore(server.deps.db).insert(
    { id: tokenHash(token), mchid: asId<MerchantId>('2'), uid: asId<UserId>(uid) },
    server.deps.clock.now(),
  )
  foreign.cookies.set('sid', token)
  await signInAsStaff(server, foreign, 'owner', '2')
  const browsers = {
    anonymous: server.client(),
    'other-merchant': foreign,
    stranger: await server.signedIn(phone()),
    'staff-factory': await signInAsStaff(server, server.client(), 'factory'),
    'staff-clerk': await signInAsStaff(server, server.client(), 'clerk'),
    'staff-owner': await signInAsStaff(server, server.client(), 'owner'),
    'read-link': await server.signedIn(phone()),
    'edit-link': await server.signedIn(phone()),
    owner,
  }
  const link = (await owner.call(shareDesign, { taskid: preview.tid })).Data.url
  const st = new URL(link.replace('#/', '')).searchParams.get('st') ?? ''
  const comment = { st, pageid: preview.design.pages[0]?.id ?? '', x: 0.5, y: 0.5, name: 'Friend', text: 'Fine' }
  const commentid = (await server.client().call(addDesignComment, comment)).Data.comment.id
  const photoKey = (await photosOf(owner, preview.aid))[0] ?? ''
  return {
    browsers,
    uid,
    preview,
    orderid: ordered.Data.orderid,
    suborderid: info.Data.items[0]?.suborderid ?? '',
    levelOrderId: level.Data.orderid,
    price,
    photoKey,
    commentid,
    staffid: await aStaffMember(server, 'clerk'),
    pageWithPhotos: pageWithPhotosOf(preview.design),
    shareWith: async (actor) => {
      if (actor !== 'read-link' && actor !== 'edit-link') {
        return
      }
      const sharetype = actor === 'edit-link' ? 'edit' : 'readonly'
      const shared = await owner.call(setAlbumShareType, { aid: preview.aid, sharetype })
      const st = new URL(shared.Data.share_url.replace('#/', '')).searchParams.get('st') ?? ''
      expect((await browsers[actor].call(openSharedAlbum, { aid: preview.aid, st })).Code).toBe(0)
    },
  }
}

async function photosOf(owner: TestClient, aid: string): Promise<readonly string[]> {
  const response = await owner.request({ method: 'POST', url: '/Mobile/Shop/GetAlbumInfo', payload: { aid } })
  return response.json().Data.albumdata.groups[0].photos
}

/** A page that is shuffled by itself: half of a photo over the fold is laid out with the other half. */
export function pageWithPhotosOf({ pages }: Design): number {
  return pages.findIndex(({ kind, slots }) => kind === 'inner' && slots.length > 0 && slots.every(({ half }) => !half))
}
