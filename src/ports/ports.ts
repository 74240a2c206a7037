import { createContext, use, useContext } from 'react'
import type { DemoPhotoName } from '../../domain/demo/demo-photos.ts'
import type { AlbumId, MerchantId, OrderId, ProductId, SubOrderId, TaskId, ThemeId, UserId } from '../../domain/ids.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import { invariant } from '../../domain/never.ts'
import type { Address } from '../../domain/order/address.ts'
import type { OrderChange } from '../../domain/order/order-changes.ts'
import type { RequestKind } from '../../domain/order/order-request.ts'
import type { OrderState, OrderStepView } from '../../domain/order/order-state.ts'
import type { InvoiceFields, IssuedInvoice } from '../../domain/pay/invoice/invoice.ts'
import type { CountedAs } from '../../domain/product/counted-as.ts'
import type { QuoteLine } from '../../domain/product/price.ts'
import type { Product, ProductTypeNumber, ShelfProduct } from '../../domain/product/product.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import type { EpochMs, MinorUnits } from '../../domain/units.ts'
import type { wireAlbum } from '../../machines/album/album.ports.ts'
import type { wireBindPhone } from '../../machines/bind-phone/bind-phone.ports.ts'
import type { wireDesignSession } from '../../machines/design-session/design-session.ports.ts'
import type { wireLinkLogin } from '../../machines/link-login/link-login.ports.ts'
import type { wireLogin } from '../../machines/login/login.ports.ts'
import type { wireOrder } from '../../machines/order/order.ports.ts'
import type { OrderIntent } from '../../machines/order/order.types.ts'
import type { wirePreview } from '../../machines/preview/preview.ports.ts'
import type { wireRecognition } from '../../machines/recognition/recognition.ports.ts'
import type { wireUploadQueue } from '../../machines/upload-queue/upload-queue.ports.ts'
import type { AddressPorts, Regions } from './address-ports.ts'
import type { AlbumsPorts, PickingPorts } from './album-ports.ts'
import type { CalendarPorts } from './calendar-ports.ts'
import type { CartPorts } from './cart-ports.ts'
import type { CouponPorts } from './coupon-ports.ts'
import type { DesignPorts } from './design-ports.ts'
import type { EcPorts } from './ec-ports.ts'
import type { HelpPorts } from './help-ports.ts'
import type { ImageAnalysisPorts } from './image-analysis-ports.ts'
import type { LevelPorts } from './level-ports.ts'
import type { MessengerPort } from './messenger-port.ts'
import type { NoticePorts } from './notice-ports.ts'
import type { OfflinePorts } from './offline-ports.ts'
import type { DesignOnFront, OwnDesignPorts } from './own-design-ports.ts'
import type { PackagePorts } from './package-ports.ts'
import type { EditorFonts } from './render-resources.ts'
import type { SharedDesignPorts } from './shared-design-ports.ts'
import type { ShopTextPorts } from './shop-text-ports.ts'

/** The merchant whose shop this is, and what this shop can do. */
export interface Shop extends Merchant {
  /** Subjects of photos can be looked for: a service that cuts them out is configured. */
  readonly findsSubjects?: boolean
}

/** The shop's own face and shelves. All @throws NetworkLost, ServerFault, RequestRefused. */
export interface CataloguePorts {
  merchant(signal?: AbortSignal): Promise<Shop>
  categories(signal?: AbortSignal): Promise<readonly Category[]>
  /** As they stand on the shelf. */
  shelf(ask: ProductsQuery, signal?: AbortSignal): Promise<ListPart<ShelfProduct>>
  /** Whole, to design with at once. */
  products(ask: ProductsQuery, signal?: AbortSignal): Promise<ListPart<Product>>
  product(pid: ProductId, signal?: AbortSignal): Promise<Product>
  themes(pid: ProductId, signal?: AbortSignal): Promise<readonly Theme[]>
  /** Shelves of themes. */
  themeCategories(signal?: AbortSignal): Promise<readonly ThemeCategory[]>
  /** Names of the templates that a product can be designed with. */
  templates(pid: ProductId, signal?: AbortSignal): Promise<readonly string[]>
  /** How many photos a theme likes to have on a product; of a calendar with so many months. */
  photoCount(
    of: { readonly pid: ProductId; readonly themeId: ThemeId; readonly months?: number },
    signal?: AbortSignal,
  ): Promise<number>
  theme(id: ThemeId, signal?: AbortSignal): Promise<Theme>
  /** Tells a product as its merchant is writing it, where this page stands beside the form; what comes back ends it. */
  watchDraft(pid: ProductId, show: (draft: Product) => void): () => void
}

export interface Category {
  readonly id: string
  /** In the language spoken when it was asked for. */
  readonly name: string
  /** Address of its picture. */
  readonly icon?: string
}

export interface ThemeCategory extends Category {
  /** Whose themes stand on it (B§4). */
  readonly owner: Theme['owner']
}

export const PRODUCT_ORDERS = ['default', 'price', 'price-desc', 'name'] as const
export type ProductOrder = (typeof PRODUCT_ORDERS)[number]

export interface ProductsQuery {
  readonly order?: ProductOrder
  readonly categoryId?: string
  readonly search?: string
  /** Page of the list, from 1. */
  readonly page: number
  readonly count: number
}

/** A part of a list, with the length of the whole. */
export interface ListPart<Item> {
  readonly items: readonly Item[]
  readonly total: number
}

/** Who is signed in on this phone, and what belongs to them. */
export interface AccountPorts {
  /** The silent resume of a session: `null` when nobody is signed in. */
  me(signal?: AbortSignal): Promise<Shopper | null>
  signOut(): Promise<void>
  /** Tells the shop who brought the shopper here; the first one counts. */
  keepReferral(referral: { readonly refereeid?: string; readonly srcuid?: string }): Promise<void>
  albums(signal?: AbortSignal): Promise<readonly AlbumCard[]>
  /** The design to go on with; `null` when nothing was begun. */
  begun(signal?: AbortSignal): Promise<DesignOnFront | null>
  /** Photos of the shopper's own that products and looks are shown with; `null` while there are too few. */
  shownPhotos(signal?: AbortSignal): Promise<OwnShots | null>
  /** Address of a design's painted cover; empty while it is being painted. */
  cover(taskId: TaskId, signal?: AbortSignal): Promise<string>
  /** How many things stand in the shopper's cart. */
  inCart(signal?: AbortSignal): Promise<number>
}

/** Photos of an album that stand in the places of demo photographs. */
export interface OwnShots {
  readonly aid: AlbumId
  /** What stands on the cover of its book; empty where nobody has said, or none is wished. */
  readonly title: string
  readonly instead: ReadonlyMap<DemoPhotoName, OwnShot>
}

export interface OwnShot {
  readonly url: string
  /** Where its faces lie, for `object-position`. */
  readonly position: string
}

export interface Shopper {
  readonly uid: UserId
  readonly nickname: string
  readonly phone: string
  readonly avatar: string
  /** One of the merchant's member levels. */
  readonly levelId: string
}

export interface AlbumCard {
  readonly id: AlbumId
  readonly name: string
  readonly photoCount: number
  readonly cover: string
  readonly updated: EpochMs
}

/** Some of the shopper's orders, and how many there are. */
export interface OrdersPart {
  readonly orders: readonly OrderCard[]
  readonly total: number
}

export interface OrdersPorts {
  /** A part of them, the newest first, behind the first `start`. `undefined`: all; `over`: nothing happens with them any more. */
  orders(state: OrderState | 'over' | undefined, start: number, signal?: AbortSignal): Promise<OrdersPart>
  order(id: OrderId, signal?: AbortSignal): Promise<OrderDetails>
  /** Leaves for the pay page of an order. */
  goToPay(id: OrderId): void
  /** Where the last order went; kept on this phone only (A§9). */
  lastAddress(): Address | undefined
  /** Provinces, cities and districts to pick from. */
  regions(): Promise<Regions>
  keepAddress(address: Address): void
  /** The order that holds a design already, the newest one; `null`: it was never ordered. */
  orderOfDesign(taskId: TaskId, signal?: AbortSignal): Promise<DesignOrder | null>
  // Changes of an order @throw RequestRefused with the shop's sentence; the same `opid` never acts twice.
  /** Answers how many of its things stand in the cart again. */
  cancel(id: OrderId, opid: string): Promise<number>
  /** Where it goes, whole, while that can be corrected. */
  addressOf(id: OrderId, signal?: AbortSignal): Promise<Address>
  changeAddress(id: OrderId, address: Address, opid: string): Promise<void>
  /** Other options of one thing, of the same price. */
  changeOptions(id: OrderId, subId: SubOrderId, attributes: readonly string[], opid: string): Promise<void>
  /** Opens one thing once more: it waits until it is handed in again. */
  reopen(id: OrderId, subId: SubOrderId, opid: string): Promise<void>
  printNow(id: OrderId, opid: string): Promise<void>
  ask(id: OrderId, question: OrderQuestion, opid: string): Promise<void>
  askForInvoice(id: OrderId, invoice: InvoiceFields, opid: string): Promise<void>
  /** An intent of this shopper to order this cart whose outcome an earlier visit did not learn. */
  unfinished(cartId: string, uid: UserId): Promise<OrderIntent | undefined>
}

/** What a shopper asks of the merchant; `address`: where it shall go instead. */
export interface OrderQuestion {
  readonly kind: RequestKind
  readonly text: string
  readonly address?: Address
}

/** The order that a design stands in. */
export interface DesignOrder {
  readonly orderId: OrderId
  readonly state: OrderState
  /** The design was changed after it was ordered. */
  readonly edited: boolean
}

/** An order, and its number that people read out. */
export interface NumberedOrder {
  readonly id: OrderId
  readonly number: string
}

export interface OrderCard extends NumberedOrder {
  /** Somebody gets it in the hand; false: its originals are handed over online. */
  readonly travels: boolean
  readonly state: OrderState
  readonly steps: readonly OrderStepView[]
  readonly created: EpochMs
  readonly total: MinorUnits
  readonly currency: string
  /** Bought on another platform: its number there. */
  readonly outtradeId?: string
  /** The order that this one was added to. */
  readonly parent?: NumberedOrder
  /** What can still be done with it. */
  readonly changes: readonly OrderChange[]
  /** Production waits until then; absent: it does not wait. */
  readonly changeUntil?: EpochMs
  /** Money of it is on its way back, or owed. */
  readonly isRefunding: boolean
  /** Its parcels, once they are on their way. */
  readonly parcels: readonly { readonly carrier: string; readonly number: string }[]
  readonly items: readonly {
    readonly pid: ProductId
    readonly subId: SubOrderId
    /** Its design, once it is handed in; absent where there is nothing to design. */
    readonly taskId?: TaskId
    readonly aid?: AlbumId
    /** Whether it waits for a design or for photos. */
    readonly upload: 'submitted' | 'to-upload' | 'nothing'
    /** The package that it is a part of; empty for most. */
    readonly packageName: string
    readonly name: string
    /** What kind of product it is, for its mock-up; absent: a book. */
    readonly type?: ProductTypeNumber
    readonly quantity: number
    /** Chosen options, one of each attribute group. */
    readonly attributes: readonly string[]
    /** Pages of a book, cards, prints: how many of them are made; absent where they are not worth counting. */
    readonly counted?: { readonly as: CountedAs; readonly count: number }
    /** What of it was chosen, as phrases of the shop. */
    readonly chosen: readonly string[]
    /** The printed cover; empty while there is none. */
    readonly picture: string
    /** Colour of the wood around it, `#rrggbb`; absent: it is no frame. */
    readonly wood?: string
    /** Width divided by height of a page. */
    readonly ratio: number
  }[]
}

/** A place of the merchant, in the language of the screen. */
export interface PickUpPlace {
  readonly name: string
  readonly address: string
}

export interface OrderDetails extends OrderCard {
  readonly lines: readonly QuoteLine[]
  /** Money that goes back; `done`: since when it is back; `refused`: its provider did not pay it back, the shop owes it still. */
  readonly refunds: readonly {
    readonly amount: MinorUnits
    readonly at: EpochMs
    readonly done?: EpochMs
    readonly refused?: true
  }[]
  /** What goes back when it is cancelled now; absent where it cannot be, or nothing was paid. */
  readonly refundable?: MinorUnits
  /** Where it goes, or by whom it is fetched. */
  readonly receiver: Address & { readonly pickup: boolean }
  /** Where it is fetched. */
  readonly place?: PickUpPlace
  /** What is said there; while somebody may still come for it. */
  readonly pickUpCode?: string
  readonly comment: string
  /** What was asked of the merchant, the oldest first; `agreed` once it is answered. */
  readonly requests: readonly {
    readonly kind: RequestKind
    readonly text: string
    /** Where it shall go instead; absent or empty: it is about something else. */
    readonly address?: string
    readonly agreed?: boolean
    readonly answer?: string
  }[]
  /** The invoice that was asked for; once the shop has written it (`sentAt`) with its number and where it is read. */
  readonly invoice?: InvoiceFields & IssuedInvoice & { readonly sentAt?: EpochMs }
  /** Whether one can be asked for, or corrected. */
  readonly mayAskInvoice: boolean
  /** Orders that were added to this one. */
  readonly added: readonly NumberedOrder[]
}

/** The machines, joined to the world. */
export interface MachinePorts {
  readonly login: ReturnType<typeof wireLogin>
  readonly bindPhone: ReturnType<typeof wireBindPhone>
  readonly linkLogin: ReturnType<typeof wireLinkLogin>
  readonly order: ReturnType<typeof wireOrder>
  readonly album: ReturnType<typeof wireAlbum>
  readonly uploadQueue: ReturnType<typeof wireUploadQueue>
  readonly preview: ReturnType<typeof wirePreview>
  readonly designSession: ReturnType<typeof wireDesignSession>
  readonly recognition: ReturnType<typeof wireRecognition>
}

/** An ability that is there, or the way to load it: the same promise at every call. */
export type Loadable<Ability> = Ability | (() => Ability | Promise<Ability>)

/** Abilities of which each is loaded by itself. */
export type Loadables<Ports> = { readonly [Name in keyof Ports]: Loadable<Ports[Name]> }

/** What the shop's front needs: it is there from the first moment. */
export interface FrontPorts {
  readonly mchid: MerchantId
  readonly catalogue: CataloguePorts
  readonly account: AccountPorts
  /** The messenger that the shop is open in; absent elsewhere. */
  readonly messenger?: MessengerPort
}

/** Every ability that screens ask the world for. Built once by `src/wiring`; faked whole in stories. */
export interface AppPorts extends FrontPorts {
  readonly orders: OrdersPorts
  /** Orders that links lead to. */
  readonly ec: EcPorts
  readonly addresses: AddressPorts
  readonly cart: CartPorts
  readonly coupons: CouponPorts
  readonly notices: NoticePorts
  readonly levels: LevelPorts
  readonly shopTexts: ShopTextPorts
  readonly help: HelpPorts
  readonly albums: AlbumsPorts
  readonly picking: PickingPorts
  readonly analyses: ImageAnalysisPorts
  /** The glyphs that pages are set with, one book for the whole shop. */
  readonly fonts: EditorFonts
  readonly designs: DesignPorts
  readonly ownDesigns: OwnDesignPorts
  readonly offline: OfflinePorts
  readonly sharedDesigns: SharedDesignPorts
  readonly calendars: Loadable<CalendarPorts>
  readonly packages: PackagePorts
  readonly machines: Loadables<MachinePorts>
}

/** The abilities as they are loaded: the front at once, the rest when the first screen asks for it. */
export interface World {
  readonly front: FrontPorts
  /** The same promise at every call, or the ports themselves once they are here. */
  app(): AppPorts | Promise<AppPorts>
}

export const PortsContext = createContext<World | undefined>(undefined)

export function useWorld(): World {
  const world = useContext(PortsContext)
  invariant(world, 'a screen was shown outside of PortsContext')
  return world
}

export function useFrontPorts(): FrontPorts {
  return useWorld().front
}

/** Suspends the screen until the abilities are loaded. */
export function usePorts(): AppPorts {
  const app = useWorld().app()
  return app instanceof Promise ? use(app) : app
}

/** Suspends whatever has it until the machine is loaded: what opens on a screen that is shown stands behind a boundary of its own. */
export function useMachineOf<Machine extends object>(
  of: (machines: AppPorts['machines']) => Loadable<Machine>,
): Machine {
  return useLoaded(of(usePorts().machines))
}

/** Suspends the screen until what this phone keeps of calendars can be read. */
export function useCalendars(): CalendarPorts {
  return useLoaded(usePorts().calendars)
}

function useLoaded<Ability extends object>(ability: Loadable<Ability>): Ability {
  const here = typeof ability === 'function' ? ability() : ability
  return here instanceof Promise ? use(here) : here
}
