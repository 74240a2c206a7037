import { asId, type ProductId } from '../ids.ts'

/** An order of another platform for trying: anybody may claim it once. */
export interface DemoOuttradeOrder {
  readonly outtradeId: string
  readonly platform: string
  /** Asked for before anything is shown; null: not asked. */
  readonly phoneTail: string | null
  readonly items: readonly { readonly subId: string; readonly pid: ProductId; readonly quantity: number }[]
}

const BOX = asId<ProductId>('standard-album-box')

/** Orders that the demo shop has heard of: one of two things, and one that asks for the phone's last digits. */
export const DEMO_OUTTRADE_ORDERS: readonly DemoOuttradeOrder[] = [
  {
    outtradeId: '880012345678',
    platform: 'demo',
    phoneTail: null,
    items: [
      { subId: '880012345678-1', pid: asId<ProductId>('frame-a4'), quantity: 1 },
      { subId: '880012345678-2', pid: asId<ProductId>('postcard-12'), quantity: 1 },
      { subId: '880012345678-3', pid: BOX, quantity: 1 },
    ],
  },
  {
    outtradeId: '880087654321',
    platform: 'demo',
    phoneTail: '8000',
    items: [{ subId: '880087654321-1', pid: asId<ProductId>('book-square-203'), quantity: 2 }],
  },
]
