import { expect, test } from 'vitest'
import {
  type AlbumId,
  asId,
  type MerchantId,
  type OrderId,
  type PhotoId,
  type ProductId,
  type SubOrderId,
  type TaskId,
} from '../../../domain/ids.ts'
import type { LinkItem, LinkOrder } from '../../../machines/link-login/link-login.types.ts'
import { handInCart } from './hand-in-cart.ts'

const aid = asId<AlbumId>('a0')
const pid = asId<ProductId>('p0')
const taskId = asId<TaskId>('t0')
const item: LinkItem = {
  ...{ sub: 'S1', outtradeSubId: 'S1', pid, type: 1, name: 'Book', quantity: 2, attributes: ['matt'], pkjId: '' },
  ...{ minPhotos: 20, maxPhotos: 120, state: 'to-upload' },
}
const order: LinkOrder = { mode: 1, orderId: null, mchid: asId<MerchantId>('1'), items: [item], submission: 'none' }
const drafts = [{ sub: 'S1', aid, taskId, rev: 7 }]
const line = { pid, aid, taskId, quantity: 2, attributes: ['matt'], rev: 7 }

test('readings 60: an order of another platform is handed in under its number (mode 1)', () => {
  const reference = { kind: 'outtrade', number: 'T1' } as const
  expect(handInCart({ reference, phoneTail: '8000', order, drafts, items: [item] })).toEqual({
    id: 'hand-in-oid-T1',
    lines: [{ ...line, outtradeSubId: 'S1' }],
    outtrade: { id: 'T1', phoneTail: '8000' },
  })
})

test('readings 60: a re-upload is handed in for its order, with the token of the link (mode 2)', () => {
  const reference = { kind: 'sub', subid: 'S1', k: 'token' } as const
  const { outtradeSubId: _theirs, ...lineItem } = item
  const ourItem = { ...lineItem, subId: asId<SubOrderId>('S1') }
  const ours = { ...order, mode: 2, orderId: asId<OrderId>('o1') } as const
  expect(handInCart({ reference, phoneTail: '', order: ours, drafts, items: [ourItem] })).toEqual({
    id: 'hand-in-subid-S1',
    lines: [{ ...line, subId: 'S1' }],
    orderId: 'o1',
    linkToken: 'token',
  })
})

test('B§9 orders per album: each volume takes its share of the pieces that were bought', () => {
  const reference = { kind: 'outtrade', number: 'T1' } as const
  const parts = [[asId<PhotoId>('p1')], [asId<PhotoId>('p2')]]
  const copies = [
    { at: 0, quantity: 5 },
    { at: 1, quantity: 2 },
  ].map(({ at, quantity }) => {
    const drafted = [{ sub: 'S1', aid, taskId, rev: 7, volume: { at, parts } }]
    const items = [{ ...item, quantity }]
    return handInCart({ reference, phoneTail: '', order, drafts: drafted, items }).lines[0]?.quantity
  })
  expect(copies).toEqual([3, 2])
})
