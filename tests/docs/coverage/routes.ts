import { decided, lived, ruled, type SpecRow, section } from './row.ts'

/** What waits for the editor that is being made. */
const EDITOR = '028'

export const ROUTES: readonly SpecRow[] = [
  ...section('B§1', [
    lived(
      'A shopper chooses product and theme, uploads, gets a design by itself, edits it, orders and pays.',
      'B§1.journey',
    ),
    lived('A page of the preview offers shuffle and edit text, the screen back and confirm.', 'B§1.preview-texts'),
    lived('The cropping screen offers rotate, flip, change photo and done.', 'B§1.crop-texts'),
    lived('The order list has the tabs pending payment, to upload, in production and shipped.', 'B§1.order-tabs'),
  ]),
  ...section('B§2', [
    lived('/index: the front of the shop.', 'B§2.routes'),
    lived('/prod_details: one product; may be shared.', 'B§2.routes'),
    lived('/prod_list: the products; may be shared.', 'B§2.routes'),
    lived('/album_list: the shopper’s albums; needs a signed-in user.', 'B§2.routes'),
    lived('/album_preview: an album to look at; may be shared.', 'B§2.routes'),
    lived('/album_noshare: says that an album is not shared.', 'B§2.routes'),
    lived('/album_detail: an album to work on; may be shared.', 'B§2.routes'),
    lived('/album_cover: the cover photos of an album; needs a signed-in user.', 'B§2.routes'),
    lived('/theme_list: the themes of a product; needs a signed-in user.', 'B§2.routes'),
    lived('/theme_preview: the design and its editor; needs a signed-in user.', 'A§1.photo-to-print'),
    lived('/theme_viewLarger: one page, large; needs a signed-in user.', 'A§1.photo-to-print'),
    lived('/frame_index: photos in their frames; needs a signed-in user.', 'B§4.type-2'),
    lived('/pay_index: price, coupon, address and order; needs a signed-in user.', 'B§2.routes'),
    lived('/user_index: the account; needs a signed-in user.', 'B§2.routes'),
    lived('/order_index: the orders; needs a signed-in user.', 'B§2.routes'),
    lived('/order_info: one order; needs a signed-in user.', 'B§2.routes'),
    lived('/orderid_details: one order, by an absolute path; needs a signed-in user.', 'B§2.routes'),
    lived('/user_coupon: the coupons; needs a signed-in user.', 'B§2.routes'),
    lived('/user_phone: the phone of the account; needs a signed-in user.', 'B§2.routes'),
    lived('/user_service: help by the merchant; also for who is not signed in (decision 074).', 'B§2.routes'),
    lived('/user_type: member levels; needs a signed-in user.', 'B§2.routes'),
    lived('/login: signing in.', 'B§2.routes'),
    lived('/order_success: what follows a submission; open whatever the order check says.', 'B§2.routes'),
    lived(
      '/order_next: what is done and what is next in a link’s order; open whatever the order check says.',
      'B§4.mode-1',
    ),
    lived('/order_eclist: the things of a link’s order; open whatever the order check says.', 'B§2.routes'),
    lived('/theme_calendar: months and days of a calendar; needs a signed-in user.', 'B§2.routes'),
    lived('/album_gallery: choosing photos for frames, cards and originals; needs a signed-in user.', 'B§2.routes'),
    lived('/special_card: cards for occasions; needs a signed-in user.', 'B§2.routes'),
    lived('/prod_recommend: what the merchant recommends.', 'B§2.routes'),
    lived('The shelves of the shop lead to what it recommends.', 'B§2.recommend'),
    lived('/print_index: prints and their numbers; needs a signed-in user.', 'B§2.routes'),
    lived('/combo_index: a box of several sizes; needs a signed-in user.', 'B§2.routes'),
    lived('/post_index: postcards; needs a signed-in user.', 'B§2.routes'),
    lived('/order_ec: typing the number of an order; open whatever the order check says.', 'B§2.routes'),
    ruled('Each route’s flags auth, share and ec are those of the specification’s table.', 'B§2.flags'),
    lived('orderid_details is the screen of order_info under its own absolute path.', 'B§2.same-screen'),
    lived(
      'Routes are hashes below /emall/app/; the query inside the hash wins over the one in front of it.',
      'B§2.hash',
    ),
    ruled(
      'Guard 1: shareRedirect leaves to its decoded address on our own host, and nothing else happens.',
      'B§2.rule-1',
    ),
    lived('Guard 1: a shareRedirect to another host is not followed, and one line says so.', 'B§2.rule-1-foreign'),
    ruled('Guard 2: merchant, query and session are found out before anything else is decided.', 'B§2.rule-2'),
    lived(
      'Guard 3: in an order of another platform another product than the bought one, on a route that is not ec, leads to order_eclist, which says why.',
      'B§2.rule-3',
    ),
    lived(
      'Guard 4: the product that was bought opens after the check of its order; ec routes open whatever it says.',
      'B§2.rule-4',
    ),
    lived('Guard 5: a failed check with an outer trade id goes to order_ec with oid.', 'B§2.rule-5'),
    ruled('Guard 6: who is signed in may share the front page.', 'B§2.rule-6'),
    lived('Guard 7: inside the messenger share routes show the share menu and all others hide it.', 'B§2.rule-7'),
    lived('Guard 8: an auth route sends a visitor to sign in, with where he was going.', 'B§2.rule-8'),
    lived('Guard 9: the page’s title is the merchant’s.', 'B§2.rule-9'),
    lived('Guard 10: the scroll is back at the top after 500 ms.', 'B§2.rule-10'),
  ]),
  ...section('B§3', [
    lived(
      'A product says pid, type, its photo limits and sizes, its attributes with their ids and names, its parts, how its pages are counted, its template type, bleeds, dpi and inner size.',
      'A§7.GetProdInfoByID',
    ),
    lived('A preview task has its id, pages with key, type and group, the album and addText.', 'B§3.preview-task'),
    ruled(
      'A page’s cellsInfo says width, height, type, pictures and texts in pixels of an 800 px picture.',
      'B§3.cells',
    ),
    lived(
      'A preview page says key, index, type, group, url, thumbnail, cellsInfo, texts, hasText, hasTitle, hasDescription, imageType, its image’s size, its images with thumbnail, status and dpiError, bleed, error type and original size.',
      'B§3.preview-page',
    ),
    ruled('A text item has id, type (0 layout text, 1 title, 2 description) and value.', 'B§3.texts'),
    ruled('An image cell has url, rt (l, t, w, h) and the photo’s rotation, flip and rt.', 'B§3.image-cell'),
    decided(
      EDITOR,
      'A crop is kept in fractions of the upright photo with turns, flip and angle, not as frame, x, y, scale, diffX and diffY.',
    ),
    lived(
      'A thing of an order says prodid, tid, outTradeQuantity, sub-order, outer trade and order ids, uid, preview project, album, statuses, type, pkjId and options.',
      'B§3.link-order-item',
    ),
    lived(
      'An upload names file, key, group, base code and the arguments MchID and Key; the storage’s form is told with the place.',
      'B§3.GetTokenByMchID',
    ),
    lived('A photo of the messenger is named by its ServerID.', 'B§3.FetchWechatFile'),
    lived('A frame says frameKey, frameName, frameSizeWidth and frameSizeHeight.', 'B§3.frame-data'),
    lived('A user type has id and discount.', 'B§3.user-type'),
    lived(
      'A merchant has one low and one high limit of upload sizes, filled in with 10240 and 20971520.',
      'B§3.size-limits',
    ),
    ruled(
      'A visit keeps its mode, the order of another platform (ecommerce), what was handed in (order, user) and the words of its link, and finds them again after a reload.',
      'B§3.stores',
    ),
    decided(
      '029',
      'Not kept: isLogin, userTypeDiscount (1 by default), imageErrorCount, maxRetries (1), themeType, pkjId and the product: session, price, picture, theme and address say them.',
    ),
    ruled('What cannot be read in a store counts as empty.', 'B§3.store-defaults'),
  ]),
]
