import type { Meta } from '@storybook/react-vite'
import { type AlbumId, asId, type MerchantId, type ProductId, type TaskId, type UserId } from '../../domain/ids.ts'
import { minorUnits } from '../../domain/units.ts'
import { NetworkLost, NotStored } from '../../machines/faults.ts'
import { orderMachine } from '../../machines/order/order.machine.ts'
import { cartOfLine, type OrderRefusal } from '../../machines/order/order.types.ts'
import { SignedOut } from '../../machines/signed-out.ts'
import { broken, done } from '../../tests/support/traverse-machine.ts'
import { stateStories } from './state-stories.tsx'

const meta: Meta = { title: 'Machines/Order 下单付款 下單付款', id: 'machines-order' }
export default meta

const at = stateStories({
  machine: orderMachine,
  input: {
    ...{ mchid: asId<MerchantId>('1'), uid: asId<UserId>('u1'), mode: 0, visit: 'visit0' },
    cart: cartOfLine({
      ...{ pid: asId<ProductId>('book'), aid: asId<AlbumId>('a1'), taskId: asId<TaskId>('t1') },
      ...{ quantity: 1, attributes: [], rev: 1 },
    }),
  },
  remembers: ({ quote, quoteBefore, intent, orderId, tries, polls, refused, problem }) => ({
    ...{ price: quote?.total, 'price before': quoteBefore?.total, key: intent?.key, outcome: intent?.state },
    ...{ order: orderId, tries: tries || null, 'asked for payment': polls || null },
    ...{ reason: refused?.reason, problem },
  }),
})

const quote = { quoteId: 'q1', currency: 'CNY', symbol: '¥', lines: [], total: minorUnits(9900), coupons: [] }
const address = {
  type: 'address.set',
  address: {
    name: '林小雨',
    phone: '13800138000',
    province: '上海市',
    city: '',
    district: '徐汇区',
    street: '安福路 8 号',
  },
}
const priced = done('ask for a quote', { kind: 'quote', quote })
const ready = [priced, address] as const
const submitting = [...ready, { type: 'order.submit' }, done('keep the intent')] as const
const refused = (id: string, reason: OrderRefusal) => done(id, { kind: 'refused', reason })
const leaving = [...submitting, done('submit', { kind: 'made', orderId: 'o1', toPay: true })] as const
const back = [...leaving, done('go to the pay page'), { type: 'pay.returned' }] as const
const notYet = done('ask for payment', { kind: 'not-yet' })

export const PlayedByHand = at.driving(...ready)
export const AskingForThePrice = at()
export const NoPrice = at(broken('ask for a quote', new NetworkLost()))
export const AddressMissing = at(priced)
export const ReadyToOrder = at(...ready)
export const RefusedOffTheShelf = at(refused('ask for a quote', 'product-off-shelf'))
export const RefusedDesignChanged = at(...submitting, refused('submit', 'design-changed'))
export const RefusedEmptyCover = at(...submitting, refused('submit', 'cover-blank'))
export const KeepingTheWish = at(...ready, { type: 'order.submit' })
export const WishNotKept = at(...ready, { type: 'order.submit' }, broken('keep the intent', new NotStored()))
export const Submitting = at(...submitting)
export const CheckingYourOrder = at(...submitting, broken('submit', new NetworkLost()))
export const SignedOutWhileSubmitting = at(...submitting, broken('submit', new SignedOut({ code: 401 })))
export const PriceHasChanged = at(
  ...submitting,
  done('submit', { kind: 'price-changed', quote: { ...quote, total: minorUnits(10_900) } }),
)
export const LeavingForThePayPage = at(...leaving)
export const WaitsToBePaid = at(...leaving, done('go to the pay page'))
export const AskingWhetherItIsPaid = at(...back)
export const WaitingToAskAgain = at(...back, notYet)
export const PaymentBeingConfirmed = at(...back, refused('ask for payment', 'not-found'))
export const HandedIn = at(
  ...submitting,
  done('submit', { kind: 'handed-in', orderId: 'o1', handedIn: { submission: 'some', waiting: ['s2'] } }),
)
export const Paid = at(...back, done('ask for payment', { kind: 'paid' }))
