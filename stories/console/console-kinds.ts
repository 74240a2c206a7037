import { KINDS, type Kind, NEVER } from '../state-kinds.ts'

/** Why a page of the console is never seen so. */
export const NEVER_THERE = {
  ...NEVER,
  frame: 'every list stands in one frame, which shows it the same: seen on the orders',
  notThere: 'every page of one thing shows it the same, by one component: seen on the order',
  sameBar: 'the bar of the frame moves for as long as it takes: longer looks the same',
  notOffered: 'the menu does not offer it, and the server says no: the factory’s orders show such a menu',
  likeRefused: 'it stays as it was filled in, and what went wrong stands under it as a refusal does',
  beforeAnybody: 'nobody is signed in here yet',
} as const

const never = (why: keyof typeof NEVER_THERE) => ({ why })
type Seen = string | ReturnType<typeof never>
type Told = Partial<Readonly<Record<Kind, string | keyof typeof NEVER_THERE>>>

function page(told: Told, otherwise: Told): Readonly<Record<Kind, Seen>> {
  const all = { ...otherwise, ...told }
  return Object.fromEntries(
    KINDS.map((kind) => {
      const seen = all[kind] ?? 'asAlways'
      return [kind, seen in NEVER_THERE ? never(seen as keyof typeof NEVER_THERE) : seen]
    }),
  ) as Readonly<Record<Kind, Seen>>
}

const LIST: Told = {
  ...{ first: 'asAlways', loading: 'frame', slow: 'sameBar', empty: 'frame', one: 'frame', long: 'shortWords' },
  ...{ offline: 'frame', failed: 'frame', refused: 'nothingToRefuse', noRights: 'notOffered', done: 'asAlways' },
}
const ONE: Told = {
  ...{ first: 'asAlways', loading: 'notThere', slow: 'sameBar', empty: 'alwaysThere', one: 'noList', many: 'noList' },
  ...{ long: 'shortWords', offline: 'notThere', failed: 'notThere', refused: 'notThere', noRights: 'notOffered' },
  done: 'asAlways',
}
/** A dialog over a page: it asks for nothing, and is closed by what it did. */
const FORM: Told = {
  ...{ first: 'asAlways', loading: 'asksNothing', slow: 'sameBar', empty: 'noList', one: 'noList', many: 'noList' },
  ...{ long: 'shortWords', offline: 'likeRefused', failed: 'likeRefused', noRights: 'everybodyMay', done: 'goesOn' },
}
const DOOR: Told = {
  ...{ first: 'asAlways', loading: 'asksNothing', slow: 'asksNothing', empty: 'noList', one: 'noList', many: 'noList' },
  ...{ long: 'shortWords', offline: 'frame', failed: 'frame', refused: 'nothingToRefuse', noRights: 'beforeAnybody' },
  done: 'goesOn',
}

/** Every page of the console, and the story that shows each of its kinds. */
export const CONSOLE: Readonly<Record<string, Readonly<Record<Kind, Seen>>>> = {
  TodayPage: page(
    {
      first: 'FirstDay',
      loading: 'TodayLoading',
      many: 'ALaterDay',
      noRights: 'OrdersOfTheFactory',
      done: 'ALaterDay',
    },
    ONE,
  ),
  OrderList: page(
    {
      ...{ first: 'NoOrders', loading: 'OrdersLoading', empty: 'NoOrders', one: 'OneOrderOfALongName' },
      ...{ many: 'OrdersOnAPhone', long: 'OneOrderOfALongName', offline: 'OrdersOffline', failed: 'OrdersFailed' },
      noRights: 'OrdersOfTheFactory',
    },
    LIST,
  ),
  OrderPage: page(
    {
      ...{ loading: 'AnOrderLoading', one: 'AnOrderWhoseShopperAsks', failed: 'AnUnknownOrder' },
      ...{ offline: 'OrdersOffline', refused: 'AnUnknownOrder', noRights: 'OrdersOfTheFactory' },
    },
    ONE,
  ),
  ProductList: page({ many: 'Products' }, LIST),
  ProductPage: page({ one: 'AProduct' }, ONE),
  ThemeList: page({ many: 'Looks', long: 'Looks' }, LIST),
  ThemePage: page({ one: 'ALookThatPrintsBadly', refused: 'ALookThatPrintsBadly' }, ONE),
  CustomerList: page({ many: 'Customers', long: 'Customers' }, LIST),
  CustomerPage: page({ one: 'ACustomer', long: 'ACustomer' }, ONE),
  CouponList: page({ one: 'CouponsAndLevels' }, { ...LIST, many: 'frame' }),
  PeopleList: page({ many: 'People' }, LIST),
  PasswordDialog: page({ first: 'ThePassword', refused: 'APasswordThatIsWrong' }, FORM),
  LogList: page({ many: 'Log' }, LIST),
  ShopPage: page({ one: 'Shop' }, ONE),
  SignInPage: page({ first: 'SigningIn' }, DOOR),
  JoinPage: page({ first: 'Invited', refused: 'AnInvitationThatEnded' }, DOOR),
  NoSuchPage: page({ refused: 'NoSuchPage' }, DOOR),
}
