import { lived, ruled, type SpecRow, section } from './row.ts'

export const WAYS_IN: readonly SpecRow[] = [
  ...section('A§1', [
    lived(
      'The shop speaks Simplified Chinese, English and Traditional Chinese. The browser’s languages choose (Hong Kong, Macau and Taiwan read Traditional); a browser of any other language gets Simplified Chinese.',
      'A§1.languages',
    ),
    ruled('Every sentence that a shopper can read stands in all three languages, and none is empty.', 'A§1.catalogues'),
    lived(
      'A shopper uploads photos, gets a book designed, edits it, orders and pays it, and the factory has its print file.',
      'A§1.photo-to-print',
    ),
    lived(
      'Orders also come by the number of another platform, by a link that asks for photos again, as an addition to a paid order, and as a package.',
      'A§1.ways-of-orders',
    ),
    lived(
      'An order is delivered, or fetched at one of the merchant’s places: then a name and a phone are enough and no street is asked.',
      'A§1.pick-up',
    ),
  ]),
  ...section('A§2', [
    ruled(
      'From a link or an order an album (type 1) opens album_detail, where it has no preview project yet.',
      'A§2.start-by-link',
    ),
    ruled(
      'From a link an album or a calendar with a preview project goes on at theme_preview.',
      'A§2.start-with-project',
    ),
    lived(
      'From a link an album that holds all the photos of its product goes on at theme_preview: the photo rule requires it (decision 081).',
      'A§2.photo-rule',
    ),
    ruled('From a link a calendar (type 8) without a preview project opens theme_calendar.', 'A§2.start-by-link'),
    ruled('From a link frames (2) and photo transmission (4) open album_gallery.', 'A§2.start-by-link'),
    ruled('From a link prints (9) open print_index.', 'A§2.start-by-link'),
    ruled('From a link postcards (7) open post_index.', 'A§2.start-by-link'),
    ruled('From a link a combo box (6) opens combo_index.', 'A§2.start-by-link'),
    lived(
      'Starting a thing out of the list of a link’s order opens the route of its product type, with the album of that thing.',
      'A§2.start-of-thing',
    ),
    ruled(
      'After a product is chosen, type 1 goes to theme_preview if a theme is set, else to theme_list.',
      'A§2.start-by-product',
    ),
    ruled('After a product is chosen, types 2 and 4 go to album_gallery.', 'A§2.start-by-product'),
    ruled('After a product is chosen, type 5 goes straight to pay_index.', 'A§2.start-by-product'),
    ruled('After a product is chosen, type 7 goes to post_index.', 'A§2.start-by-product'),
    ruled('After a product is chosen, type 8 goes to theme_calendar.', 'A§2.start-by-product'),
    ruled('After a product is chosen, type 9 goes to print_index.', 'A§2.start-by-product'),
    ruled('After a product is chosen, type 6 goes to combo_index.', 'A§2.start-by-product'),
    lived('A shared album with share type `edit` opens album_detail for whoever holds the link.', 'A§2.share-edit'),
    lived('Share type `noshare` opens album_noshare.', 'A§2.share-view'),
    lived('Share type `readonly` opens album_preview.', 'A§2.share-view'),
    lived(
      '`subid` opens one sub-order: with its token a re-upload (mode 2), without it the shopper’s own upload (mode 5). It wins over `oid`.',
      'A§2.entry-subid',
    ),
    lived(
      '`oid` opens an order of another platform (mode 1) at its list, whatever screen the link names.',
      'A§2.entry-oid',
    ),
    lived(
      '`mchid`, and `mid` for short, lead to the host of that merchant; an unknown merchant opens the shop of this host.',
      'A§2.entry-mchid',
    ),
    lived(
      '`dyc2b` says that the shopper came from a short video; the order keeps that as its source.',
      'A§2.entry-dyc2b',
    ),
    lived(
      '`refereeid` and `srcuid` say who brought the shopper: the first link counts, stays with a new user, and nobody refers himself.',
      'A§2.entry-referral',
    ),
    lived(
      '`uid` and `wxopenid` of a link are nobody’s identity: they leave the address before any request and are compared with the session only.',
      'A§2.entry-uid',
    ),
    lived(
      '`subscribe` says that the shopper follows the merchant in the messenger; only who does not is asked to.',
      'A§2.entry-subscribe',
    ),
    lived('`aid` without a route opens that album.', 'A§2.entry-target'),
    lived('`pid` without a route opens that product.', 'A§2.entry-target'),
    lived('`couponCode` fills the coupon field and waits there for a tap.', 'A§2.entry-coupon'),
    ruled(
      '`sid` is `subid`; every word is read from in front of the hash and from inside it, where the inner one wins.',
      'A§2.entry-words',
    ),
    lived('Signing in carries the prior route as `nt` with its query, and leads back there.', 'A§2.login-nt'),
    lived('The link of an order that is wholly submitted leads to order_success.', 'A§2.submitted-link'),
    lived(
      'The pay page and the desks of a design that is ordered and paid lead to order_success.',
      'A§2.ordered-design',
    ),
    lived('An address that lacks its product, album, design or order says what is missing and leads on.', 'A§2.bare'),
    lived(
      'A design that is ordered is refused a second time, unless the shopper chooses to order it again: as it was, or as it is by now.',
      'A§2.order-again',
    ),
  ]),
]
