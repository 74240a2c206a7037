/** Shop modes by their number on the wire (B§4). */
export type ShopModeNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** The same modes by the names of part A (readings 19). */
export type EditMode = 'formal' | 'e-commerce' | 'formal-reset' | 'add-pay' | 'pay-upload' | 'upload' | 'add-pay-upload'

/** The call that submits an order (readings 60). */
export type SubmitCall = 'CreateOrder' | 'CreateOrderFromOrderID' | 'CreatePackageOrder' | 'ReUpdateOrderInfo'

/** Everything that a mode decides. */
export interface ShopMode {
  readonly edit: EditMode
  readonly submit: SubmitCall
  /** Whether the shopper pays here: an order from another platform, or an order paid before, costs nothing more. */
  readonly pays: boolean
  /** Whether an address is asked for; otherwise the order has one. */
  readonly asksAddress: boolean
  /** Whether the photos come after the payment: such an order is paid without a design and waits for it (2300). */
  readonly uploadsLater: boolean
  /** How the number of photos is checked before submitting (B§5): the whole range, or the minimum of albums only. */
  readonly photoCount: 'range' | 'minimum'
  /** The entry link's parameter that leads into this mode; the first one that is present wins (readings 55). */
  readonly entry: 'subid' | 'oid' | null
}

/** Shop modes 0 to 6 and edit modes as one table. Source: A§4, A§7, B§4, readings 19 and 60. */
export const SHOP_MODES = {
  0: {
    edit: 'formal',
    submit: 'CreateOrder',
    pays: true,
    asksAddress: true,
    uploadsLater: false,
    photoCount: 'minimum',
    entry: null,
  },
  1: {
    edit: 'e-commerce',
    submit: 'ReUpdateOrderInfo',
    pays: false,
    asksAddress: false,
    uploadsLater: false,
    photoCount: 'range',
    entry: 'oid',
  },
  2: {
    edit: 'formal-reset',
    submit: 'ReUpdateOrderInfo',
    pays: false,
    asksAddress: false,
    uploadsLater: false,
    photoCount: 'minimum',
    entry: 'subid',
  },
  3: {
    edit: 'add-pay',
    submit: 'CreateOrderFromOrderID',
    pays: true,
    asksAddress: false,
    uploadsLater: false,
    photoCount: 'minimum',
    entry: null,
  },
  4: {
    edit: 'pay-upload',
    submit: 'CreateOrder',
    pays: true,
    asksAddress: true,
    uploadsLater: true,
    photoCount: 'minimum',
    entry: null,
  },
  5: {
    edit: 'upload',
    submit: 'ReUpdateOrderInfo',
    pays: false,
    asksAddress: false,
    uploadsLater: false,
    photoCount: 'range',
    entry: 'subid',
  },
  6: {
    edit: 'add-pay-upload',
    submit: 'CreateOrderFromOrderID',
    pays: true,
    asksAddress: false,
    uploadsLater: true,
    photoCount: 'minimum',
    entry: null,
  },
} as const satisfies Record<ShopModeNumber, ShopMode>

/** The call that submits an order of `mode`. A package goes its own way in every mode that pays. */
export function submitCall(mode: ShopModeNumber, isPackage: boolean): SubmitCall {
  const { submit, pays } = SHOP_MODES[mode]
  return isPackage && pays ? 'CreatePackageOrder' : submit
}
