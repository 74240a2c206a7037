import { decided, lived, ruled, type SpecRow, section } from './row.ts'

export const THINGS: readonly SpecRow[] = [
  ...section('A§3', [
    lived(
      'An album on the wire has id, name, base url, base code, groups, share type and link, covers, owner, update time, drag, previewTime, coverHighData, the total of its photos and `ismch`.',
      'A§3.album',
    ),
    lived(
      'A group has id, title, description, photos, `textShow` (always, part, full), `disabled` (left out of designs), `nameinfo` and `layoutTexts`; the shopper chooses them, the album shows and keeps them.',
      'A§3.group',
    ),
    ruled(
      'A photo has key, thumbnail, md5, the EXIF date, length and width, status, message, uploadValid, isSave, errorCode, fileName, highToFop and persistentId; where it was taken is told to its owner alone.',
      'A§3.photo',
    ),
    ruled('A cover photo has url, key, id, thumbnail, base code, highToFop and persistentId.', 'A§3.cover-photo'),
    lived(
      'What is saved comes back: groups with their fields, drag, previewTime and coverHighData; what a save does not mention stays.',
      'A§3.saved-album',
    ),
    ruled(
      'A product says its fields under the specified names: of postcards, a book, a set and finished goods, value for value.',
      'A§3.product',
    ),
    ruled(
      '`pageNumType` is `fixed` or `change` (B calls it 1 fixed, 2 dynamic), with pageMin, pageDefault and pageMax.',
      'A§3.page-num-type',
    ),
    ruled(
      'A frame page says id, key, url, name, the crop (x, y, width, height, scale, rotation, fit), its size in mm, whether it is a space, and whether the crop is shown.',
      'A§3.frame-page',
    ),
    lived(
      'The factory gets dpi and pages of type photo_with_frame: size, name, placement and photo of each.',
      'A§3.frame-order-data',
    ),
    lived(
      'An order carries recvname, recvphone, mchid, uid, the list of its things, comment, outtradeid and orderid; empty texts are absent values.',
      'A§3.order-payload',
    ),
    lived(
      'An order item carries aid, options, bookcount, coupon code, customer, ExpressPrice, imgcount, orderdata, pid, pagecount, pay_amount, quantity, subcomment, taskid, tid, dpi and pkjId; what the shop counts itself is compared with it.',
      'A§3.order-item',
    ),
    lived(
      'A package names each of its things once with product, options, quantity and combinepId, and itself by name, id and pkjId; anything else is refused.',
      'A§3.package-items',
    ),
    lived(
      'A thing of a link’s order says merchant, product, theme, quantity, its sub-order and order numbers, uid, preview project, album, statuses, type, source, pkjId and options.',
      'A§3.link-order-item',
    ),
    lived(
      'A user has uid, masked phone, nickname, avatar, mchid, typeid, expiredate, refereeid and loginType.',
      'A§3.user',
    ),
    lived(
      'A coupon has amount, rate (times 10: 8.5 travels as 85), start and end, type, name, code, status, isPublic, its products by id and name, and the seconds that remain.',
      'A§3.coupon',
    ),
    lived(
      'A merchant has contact, name, domain, currency, recommended products, fid, shareprofit, size limits, and of its shop logo, previewDlg, title, description, closeAlbumGroup, dpiRatio and pick-up addresses; factoryConfig.mergerOrder.',
      'A§3.merchant',
    ),
    decided('081', 'How photos are stored is never told: the merchant’s s3info is not on the wire.', 'A§3.no-s3info'),
    lived(
      'factoryConfig.mergerOrder is true by default: an order waits until it is whole. False: what was handed in is made at once.',
      'A§3.merger-order',
    ),
    ruled(
      'An addition travels in the parcel of its order while that has not left and the factory packs orders together.',
      'A§3.merger-parcel',
    ),
    lived('A theme category has id, name, total and source: system, factory or merchant.', 'A§3.theme-category'),
    lived(
      'A text is set from lists: typefaces, sizes in points, colours, alignment; what the theme has comes first.',
      'A§3.text-lists',
    ),
  ]),
  ...section('A§4', [
    ruled(
      'A photo’s status is 0 done or idle, 1 uploading, 2 being processed, -1 failed; what is said on it follows from that.',
      'A§4.upload-status',
    ),
    lived(
      'While a photo is sent its percent stands as text on it, and 100 only when every byte is there.',
      'A§4.upload-percent',
    ),
    lived('Uploads are paused and go on, and one may be taken back: its bytes leave the phone.', 'A§4.upload-paused'),
    ruled(
      'Processing at the provider is asked for every 2 s until done or failed, at most 5 minutes.',
      'A§4.processing-poll',
    ),
    lived('A provider’s processing is asked at its own address, and its answer decides.', 'A§4.status-2'),
    ruled(
      'A refused, failed or lost photo is an error with its reason, from every step that can say no.',
      'A§4.failed-photo',
    ),
    lived('An album keeps only photos that are safely stored and without an error.', 'A§4.kept-photos'),
    ruled('An album is complete when every photo is valid or saved and every cover has a url.', 'A§4.album-complete'),
    ruled(
      'With closeAlbumGroup the group status is closed-one-cover, closed-one-uncover, closed-more-cover or closed-more-uncover; otherwise default.',
      'A§4.group-status',
    ),
    ruled(
      'Albums of fixed pages tell apart: no group, one empty or filled group, one group of more pages empty or filled, several groups.',
      'A§4.page-scenario',
    ),
    ruled('The login of a link’s order counts 1 order, 2 merchant, 3 user, 4 album, 5 product.', 'A§4.login-progress'),
    ruled('A refusal at step n is progress -n, and the same step may be tried again.', 'A§4.login-failed'),
    lived('The shopper sees the five steps of the login, then the things of the order.', 'A§4.login-steps'),
    lived(
      'Each of the modes formal, e-commerce, re-upload, add-pay, add-pay-upload, upload and pay-upload goes to its own call.',
      'A§4.edit-modes',
    ),
    ruled('A sub-order with status 2300 is not submitted: its order id is empty.', 'A§4.status-2300'),
    ruled(
      'A thing counts as submitted when it has an order id, or when its type is at least 1 and its status above 1000.',
      'A§4.submitted',
    ),
    ruled(
      'If some sub-orders lack an order id the order is partially submitted; if none does it is a success and leads to order_success.',
      'A§4.partly',
    ),
    lived(
      'A save from an old copy is refused, for the owner too: the album failed to save, please refresh to get the latest information.',
      'A§4.stale-save',
    ),
    ruled(
      'The text of a group shows in full, or in part: its first line cut at 36 characters and an ellipsis.',
      'A§4.text-show',
    ),
    ruled('A group whose text shows always keeps an empty place for its title.', 'A§4.text-always'),
    ruled('Where a text is shown in part, only its first line counts.', 'A§4.first-line'),
  ]),
]
