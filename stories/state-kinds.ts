import type { RouteName } from '../src/navigation/routes.ts'

/** What a screen can look like, whatever it is for. `slow` is `loading` for so long that the screen says so. */
export const KINDS = [
  'first',
  'loading',
  'slow',
  'empty',
  'one',
  'many',
  'long',
  'offline',
  'failed',
  'refused',
  'noRights',
  'done',
] as const
export type Kind = (typeof KINDS)[number]

/** Why a screen is never seen so. Those that can be read off the code are checked against it. */
export const NEVER = {
  asksNothing: 'it asks the shop nothing: what it shows is here already',
  needsSignIn: 'its route asks for a sign-in first: the login is seen instead',
  everybodyMay: 'everybody may open it, and sees the same',
  noList: 'it shows one thing, not a list of them',
  alwaysThere: 'it is not reached without what it shows',
  nothingToRefuse: 'nothing is asked here that the shop could refuse',
  goesOn: 'what is done here leads to another screen at once',
  asAlways: 'who comes for the first time sees what everybody sees',
  shortWords: 'all its words are the shop’s own, and fit',
  saidAtOnce:
    'what is awaited is named from the start, by the button that was pressed or in a line: longer looks the same',
} as const

const never = (why: keyof typeof NEVER) => ({ why })
/** A story of the screen's own file, or `file:Story`. */
export type Seen = string | ReturnType<typeof never>
export interface ScreenKinds {
  readonly file: string
  readonly kinds: Readonly<Record<Kind, Seen>>
}

const TOLD = KINDS.filter((kind) => kind !== 'slow')

/** In the order of `KINDS`, without `slow`: what loads has a story `Slow` in its file, or a reason why it looks the same. */
function screen(file: string, ...cells: readonly Seen[]): ScreenKinds {
  const kinds = Object.fromEntries(TOLD.map((kind, at) => [kind, cells[at] ?? ''])) as ScreenKinds['kinds']
  return { file, kinds: { ...kinds, slow: slowOf(kinds.loading) } }
}

function slowOf(loading: Seen): Seen {
  return typeof loading === 'string' ? loading.replace(/\w+$/, 'Slow') : loading
}

function saidAtOnce({ file, kinds }: ScreenKinds): ScreenKinds {
  return { file, kinds: { ...kinds, slow: never('saidAtOnce') } }
}

const still = never('asksNothing')
const signIn = never('needsSignIn')
const open = never('everybodyMay')
const single = never('noList')
const there = never('alwaysThere')
const unasked = never('nothingToRefuse')
const on = never('goesOn')
const always = never('asAlways')
const own = never('shortWords')

const ORDER = screen(
  'order-info',
  ...[always, 'Loading', there, 'WaitingForPayment', 'PartlySubmitted', 'InProduction', 'Offline', 'Failed'],
  ...['TheShopWasAsked', 'Unknown', 'Shipped'],
)

/** The story to set the toolbar's slow network on: how the screen fills. */
export function filledSlowly({ kinds: { loading, many, one, empty } }: ScreenKinds): Seen {
  return typeof loading === 'string'
    ? ([many, one, empty].find((seen) => typeof seen === 'string') ?? loading)
    : loading
}

/** Every route, and how each of its kinds is seen. */
export const SCREENS: Readonly<Record<RouteName, ScreenKinds>> = {
  index: screen(
    'index',
    ...['Visitor', 'Loading', 'EmptyWindow', 'OneProduct', 'ContinuesABook', 'LongestNames', 'Offline', 'Failed'],
    ...[unasked, open, on],
  ),
  prod_list: screen(
    'prod-list',
    ...[always, 'Loading', 'EmptyShelf', 'NothingFound', 'Everything', 'LongNamesAndOffTheShelf', 'Offline', 'Failed'],
    ...[unasked, open, on],
  ),
  prod_details: screen(
    'prod-details',
    ...['SetNotBegun', 'Loading', 'SetWithNothingYet', 'Book', 'SetBegunBefore', 'LongestName', 'Offline', 'Failed'],
    ...['OffTheShelf', open, 'SetReady'],
  ),
  prod_recommend: screen(
    'prod-recommend',
    ...[always, 'Loading', 'NothingRecommended', 'OneRecommended', 'Recommended', 'LongNames', 'Offline', 'Failed'],
    ...['AllOffTheShelf', open, on],
  ),
  album_list: screen(
    'album-list',
    ...['NoneYet', 'Loading', 'NoneYet', 'One', 'Many', 'LongNames', 'Offline', 'Failed', 'DeletingRefused', signIn],
    on,
  ),
  album_preview: screen(
    'album-preview',
    ...[always, 'Loading', 'NoPhotosYet', 'OnePhoto', 'Reading', 'Reading', 'Offline', 'Failed'],
    ...['LinkNotReached', 'plain:AlbumNotShared', on],
  ),
  album_noshare: screen(
    'plain',
    ...[always, still, 'AlbumNotShared', single, single, own, still, still, 'AlbumNotShared', 'AlbumNotShared', on],
  ),
  album_detail: screen(
    'album-detail',
    ...['FirstPickJustMade', 'Loading', 'Empty', 'OneGroup', 'SixtyPhotos', 'ManyGroupsWithLongTexts', 'Offline'],
    ...['Failed', 'RefusedByTheShop', 'plain:AlbumNotShared', 'FixedBookTwoVolumes'],
  ),
  album_cover: screen(
    'album-cover',
    ...['NoneChosen', 'Loading', 'NoPhotosYet', 'OneChosen', 'Wide', 'LongTitle', 'NotReached', 'Failed'],
    ...[unasked, signIn, 'TwoOfFour'],
  ),
  album_gallery: screen(
    'album-gallery',
    ...['WhichAlbum', 'Loading', 'Empty', 'OnePhotoForAFrame', 'PhotosForCards', 'WhichAlbumOfLongNames', 'Offline'],
    ...['Failed', 'Refused', signIn, 'EnoughForCards'],
  ),
  theme_list: screen(
    'theme-list',
    ...[always, 'Loading', 'NoLooksYet', 'LookOpened', 'SixLooks', 'LooksOfSeveralOwners', 'Offline', 'Failed'],
    ...['ALookThatMakesNoPages', signIn, on],
  ),
  theme_preview: screen(
    'theme-preview',
    ...[always, 'design-resume:Loading', 'EmptyTexts', 'CardFront', 'ArrangingPages', 'SoftPhotosBeforeTheOrder'],
    ...['Offline', 'TheShopDoesNotAnswer', 'EditRefused', signIn, on],
  ),
  theme_viewLarger: screen(
    'theme-preview-larger',
    ...[always, 'Opening', there, 'TheCover', 'APageInside', own, there, there, 'Refused', signIn, on],
  ),
  theme_calendar: screen(
    'theme-calendar',
    ...['FirstSight', 'Loading', 'NoLooksYet', 'ForTheDesk', 'WithFamilyDays', 'theme-calendar-family:TooLong'],
    ...['Offline', 'Failed', 'ThemeWithoutPages', signIn, on],
  ),
  frame_index: screen(
    'frame-index',
    ...['Out', 'Loading', 'NoPhotoYet', 'In', 'ThreeOpenings', 'Writing', 'Offline', 'Failed'],
    ...['OneOfThreeIsMissing', signIn, on],
  ),
  combo_index: screen(
    'combo-index',
    ...['DrawnWall', 'Loading', 'NothingLeft', 'OneChosen', 'OwnWall', 'WritingOnOne', 'Offline', 'Failed'],
    ...['theme-preview:EditRefused', signIn, on],
  ),
  post_index: screen(
    'post-index',
    ...['DrawnCards', 'Loading', 'NoLooksYet', 'FourPictures', 'OwnPhotos', 'BackWithMessageAndAddress', 'Offline'],
    ...['Failed', 'AlbumFailed', signIn, on],
  ),
  print_index: screen(
    'print-index',
    ...['WhichSize', 'Loading', there, 'OnlyOneSize', 'Many', 'Writing', 'Offline', 'Failed', 'OnlySoft', signIn, on],
  ),
  special_card: screen(
    'special-card',
    ...[always, 'Loading', 'NoneNow', 'OneCard', 'Cards', 'LongNames', 'Offline', 'Failed', unasked, signIn, on],
  ),
  cart_index: screen(
    'paying/cart',
    ...['Empty', 'Loading', 'Empty', 'OneThing', 'ThreeThings', 'LongestName', 'Offline', 'Failed'],
    ...['ChangeRefused', signIn, 'Removed'],
  ),
  pay_index: screen(
    'pay-index',
    ...['NeedsTheAddress', 'WorkingOutThePrice', 'WithoutABook', 'Ready', 'ASet', 'LongestName', 'Offline'],
    ...['ShopNotReached', 'RefusedJustNow', signIn, 'PlacedAndWaiting'],
  ),
  login: saidAtOnce(
    screen(
      'login',
      ...['EnteringThePhone', 'FindingTheWayIn', 'EmailPasswordEmpty', single, single, own, 'ShopNotReached'],
      ...['EmailUnreachable', 'PhoneRefused', 'TriedTooOften', on],
    ),
  ),
  order_index: screen(
    'orders',
    ...['NoneYet', 'Loading', 'NoneToPay', 'OneOrder', 'EveryState', 'LongestName', 'Offline', 'Failed'],
    ...[unasked, signIn, 'EveryState'],
  ),
  order_info: ORDER,
  orderid_details: ORDER,
  order_success: screen(
    'order-success',
    ...[
      'PaidFirst',
      'Loading',
      there,
      'Paid',
      'HandedInSome',
      'LongNames',
      'Offline',
      'Failed',
      'BeingConfirmed',
      open,
    ],
    'HandedInAll',
  ),
  order_next: screen(
    'order-next',
    ...[always, 'Loading', 'NumberNotKnownAnyMore', 'DesignDone', 'AnotherOneWaits', 'LongNames', 'Offline', 'Failed'],
    ...['HandInRefusedBeingMade', open, 'HandedIn'],
  ),
  order_eclist: saidAtOnce(
    screen(
      'order-eclist',
      ...['Untouched', 'Step1TheOrder', 'OrderNumberEmpty', 'OneReadyOneBegun', 'PartiallySubmitted', 'LongNames'],
      ...['NetworkException', 'RequestFailed', 'WrongOrderNumber', 'SignInFirst', 'Untouched'],
    ),
  ),
  order_ec: screen(
    'order-ec',
    ...['FirstTime', still, 'NothingTyped', 'OneUsedBefore', 'UsedBefore', own, still, still],
    ...['WrongOrderNumber', 'TooManyTries', on],
  ),
  design_flip: screen(
    'design-flip',
    ...['Cover', 'Loading', 'Painting', 'Cover', 'Inside', 'Read', 'Offline', 'Failed', 'Refused', 'Revoked', on],
  ),
  design_list: screen(
    'design-list',
    ...['NoneYet', 'Loading', 'NoneYet', 'One', 'DraftsAndOrdered', 'LongNames', 'Offline', 'Failed'],
    ...['DeletingRefused', signIn, 'Deleted'],
  ),
  user_index: screen(
    'user-index',
    ...[
      'OrdinaryMemberWithoutName',
      'Loading',
      there,
      single,
      single,
      'LongestName',
      'Offline',
      'Failed',
      'TurningOnRefused',
      signIn,
      on,
    ],
  ),
  user_coupon: screen(
    'user-coupon',
    ...['None', 'Loading', 'None', 'UsedOnes', 'UsableAndToBeHad', 'LongestWords', 'Offline', 'ShopFailed'],
    ...['CodeDoesNotWork', signIn, 'CodeLookedAt'],
  ),
  user_phone: saidAtOnce(
    screen(
      'user-phone',
      ...[
        'NoPhoneBound',
        'CheckingTheCode',
        'NoPhoneBound',
        single,
        single,
        own,
        'ShopNotReached',
        'OldPhoneNotReached',
      ],
      ...['NumberRefused', 'SignInOnceMore', on],
    ),
  ),
  user_service: screen(
    'user-service',
    ...[always, 'Loading', 'NoAddress', 'OnlyMail', 'ThreeWays', 'OnlyMail', 'Offline', 'Failed'],
    ...['OpeningRefused', open, on],
  ),
  user_type: screen(
    'user-type',
    ...['OrdinaryMember', 'Loading', there, 'GoldForGood', 'SilverUntilNextYear', 'English', 'Offline', 'Failed'],
    ...['OrderClosed', signIn, 'JustPaid'],
  ),
}
