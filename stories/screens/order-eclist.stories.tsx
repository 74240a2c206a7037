import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AlbumId, asId, type ProductId, type TaskId } from '../../domain/ids.ts'
import type { LinkLoginContext, LinkLoginRefusal } from '../../machines/link-login/link-login.types.ts'
import { LinkOrderView } from '../../src/screens/order_eclist/LinkOrderView.tsx'
import {
  aLinkOrder,
  anItem,
  BOOK,
  GIFT_BOX,
  IN_ORDER,
  LONG_NAME,
  linkAt,
  linkRefused,
  POSTCARDS,
  READY_DRAFT,
} from '../fixtures/links.ts'
import { on, WIDE } from '../fixtures/stories.ts'

const meta: Meta = {
  title: 'Screens/0 Ways in 入口/Order of a link 平台订单 平台訂單 · order_eclist · B§8',
  id: 'screens-order-eclist',
}
export default meta

type Story = StoryObj

const address = '/order_eclist?oid=4021778833105567'
const show = (login: ReturnType<typeof linkAt>, state: string, at = address): Story => ({
  render: () => <LinkOrderView login={login} />,
  parameters: { ...on({ address: at, visit: IN_ORDER }).parameters, state },
})
const step = (value: 'order' | 'merchant' | 'user' | 'album' | 'product') => show(linkAt(value, { step: value }), value)
const no = (at: Parameters<typeof linkRefused>[0], reason: LinkLoginRefusal, change: Partial<LinkLoginContext> = {}) =>
  show(linkRefused(at, reason, change), `${at}Failed`)
const list = (order: ReturnType<typeof aLinkOrder>, change: Partial<LinkLoginContext> = {}, at = address) =>
  show(linkAt('ready', { step: 'product', order, ...change }), 'ready', at)

export const Step1TheOrder = step('order')
export const Step2TheShop = step('merchant')
export const Step3TheShopper = step('user')
export const Step4TheAlbum = step('album')
export const Step5TheProduct = step('product')

export const OrderNumberEmpty = no('order', 'order-number-empty')
export const WrongOrderNumber = no('order', 'order-number-wrong')
export const AsksForThePhone = no('order', 'phone-tail-needed')
export const WrongDigitsOfThePhone = no('order', 'phone-tail-needed', { phoneTail: '0000' })
export const LinkHasEnded = no('order', 'link-ended')
export const TooManyTries = no('order', 'too-many-tries')
export const OrderInfoFailed = no('order', 'order-not-fetched')
export const MerchantQueryFailed = no('merchant', 'merchant-unknown')
export const SignInFirst = no('user', 'sign-in-needed')
export const UserDoesNotExist = no('user', 'user-unknown')
export const UserCreationFailed = no('user', 'user-not-made')
export const UserAlbumFetchFailed = no('album', 'albums-not-fetched')
export const AlbumCreationFailed = no('album', 'album-not-made')
export const AlbumTemplateMissing = no('album', 'template-missing')
export const AlbumTemplateDeleted = no('album', 'template-deleted')
export const ProductUnknown = no('product', 'product-unknown')
export const DataFetchFailed = no('product', 'data-not-fetched')
export const NetworkException = show(
  linkAt('merchantFailed', { step: 'merchant', problem: 'network-lost' }),
  'merchantFailed',
)
export const RequestFailed = show(linkAt('orderFailed', { problem: 'server-fault' }), 'orderFailed')

export const Untouched = list(aLinkOrder([BOOK, POSTCARDS, GIFT_BOX]))
export const OneReadyOneBegun = list(aLinkOrder([BOOK, POSTCARDS, GIFT_BOX]), {
  drafts: [READY_DRAFT, { sub: 'T-2', aid: READY_DRAFT.aid as NonNullable<typeof READY_DRAFT.aid> }],
})
/** A frame that another browser began: its design is gone on with, or other photos are chosen. */
export const BegunElsewhere = list(
  aLinkOrder([
    anItem('T-1', {
      ...{ type: 2, pid: asId<ProductId>('frame-a4'), name: '实木相框 A4', minPhotos: 1, maxPhotos: 1 },
      ...{ aid: asId<AlbumId>('a1'), taskId: asId<TaskId>('t1'), rev: 2 },
    }),
    POSTCARDS,
  ]),
)
export const PartiallySubmitted = list(aLinkOrder([anItem('T-1', { state: 'submitted' }), POSTCARDS]))
export const LongNames = list(aLinkOrder([anItem('T-1', { name: LONG_NAME })]))
export const Wide: Story = { ...list(aLinkOrder([BOOK, POSTCARDS, GIFT_BOX]), { drafts: [READY_DRAFT] }), ...WIDE }
