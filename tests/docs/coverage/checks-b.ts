import { lived, ruled, type SpecRow, section } from './row.ts'

export const CHECKS_B: readonly SpecRow[] = [
  ...section('B§5', [
    ruled('A phone has 11 digits, 1 followed by 3 to 9.', 'B§5.phone'),
    lived('Any other number is refused as a wrong phone number.', 'B§5.phone-refused'),
    ruled('Photos are JPEG, PNG, WebP and HEIC, judged by content.', 'B§5.file-type'),
    ruled('A file with a JPEG header that is declared webp is refused.', 'B§5.jpeg-webp'),
    ruled('Everything else is no photo and is filtered out.', 'B§5.no-photo-file'),
    lived(
      'The product’s own size limits hold, on the phone and on the server, from the place to the end of the upload.',
      'B§5.product-limits',
    ),
    ruled('Types 3, 4 and 5 take files from 10 KB.', 'B§5.least-10kb'),
    lived(
      'With the merchant’s name check a file whose name is in the album already is not uploaded and is reported.',
      'B§5.duplicate-names',
    ),
    ruled('With a link or an upload order the number of photos lies between least and most.', 'B§5.count-by-mode'),
    ruled('A postcard’s bounds are those of its size.', 'B§5.count-by-mode'),
    ruled('A combo box needs as many photos as it has sizes.', 'B§5.count-by-mode'),
    ruled('A calendar needs a photo for each page of its theme.', 'B§5.count-by-mode'),
    ruled('Types 8 and 6 need the minimum only.', 'B§5.count-by-mode'),
    ruled('Type 7 needs its range.', 'B§5.count-by-mode'),
    lived('In other modes a book needs at least its minimum, and too few are said in words.', 'B§5.too-few'),
    lived(
      'A calendar theme without printable pages says: this theme can make 0 pages, choose another theme.',
      'B§5.zero-pages',
      'B§5.no-months',
    ),
    lived(
      'Where none is named a calendar takes its first theme with months; one without is refused.',
      'B§5.months-of-theme',
    ),
    ruled('Changing photos needs an add or a delete: no photos to operate.', 'B§5.nothing-to-change'),
    lived('The wire says so too: nothing to add or to take off is refused with its sentence.', 'B§5.nothing-said'),
    ruled('A crop warns when its resolution is too low.', 'B§5.resolution'),
    ruled('A registration says: invalid email.', 'B§5.email'),
    ruled('A registration says: password cannot be empty.', 'B§5.password'),
    lived(
      'A registration says: passwords inconsistent; all three before anything is sent, and by the server too.',
      'B§5.registration',
    ),
    ruled('Group titles have at most 60 characters, descriptions 200.', 'B§5.group-text'),
    lived(
      'How long a text may be says its place, while it is written; what no place takes cannot be finished.',
      'B§5.text-too-long',
    ),
    ruled('An album’s name has at most 10 characters, an emoji of a family is one.', 'B§5.album-name'),
    ruled('The page total is even where the product is bound in sheets.', 'B§5.page_del'),
    lived('A coupon is entered or explicitly not used, or nothing is ordered.', 'B§5.coupon-choice'),
  ]),
  ...section('B§6', [
    lived('Routes flagged auth need a signed-in user.', 'B§6.rule-8'),
    lived('An album is shared for editing, for looking, or not at all.', 'B§6.share-types'),
    ruled('Members pay their level’s share; the ordinary member pays 1.', 'B§6.level-default'),
    lived(
      'The referral officer finds his link in the account, reads what the shop shares, and whom to ask to become one.',
      'B§6.referral-officer',
    ),
    lived('Shops belong to merchants: what is one’s is not found at another’s.', 'B§6.shops'),
    ruled('Inside the messenger the messenger signs in, elsewhere phone or e-mail.', 'B§6.login-place'),
    lived('Who orders from a PC needs a bound phone.', 'B§6.pc-phone'),
  ]),
  ...section('B§7', [
    lived(
      'CreatePreview takes orderdata with aid first and answers tid, addtext and pages with key, type and group.',
      'B§7.CreatePreview',
    ),
    lived(
      'CreatePreview is also taken by GET, under the checks of POST; the same intent is made once.',
      'B§7.CreatePreview-get',
    ),
    lived('OpenPreview opens a design that exists and answers tid and its pages.', 'B§7.OpenPreview'),
    lived(
      'QueryPreviewStatus takes task id and page index and answers previewurl and pagecellsinfo.',
      'B§7.QueryPreviewStatus',
    ),
    lived('ShufflePreview lays a page out anew, as the command shuff does.', 'B§7.ShufflePreview'),
    ruled(
      'EditPreview takes taskid, pageindex, cmd and data in the forms of the specification: txts, del and add, ids, x, y, x2, y2 and pgIndex2.',
      'B§7.EditPreview',
    ),
    lived(
      'EditPreview takes the data of the specification as it stands there: txts, photo urls to take off and put on, page total, ids.',
      'B§7.EditPreview-fields',
    ),
    lived(
      'GetDIYThemePhotoCount takes a theme and answers how many photos it wants, also for covers.',
      'B§7.GetDIYThemePhotoCount',
    ),
    lived(
      'GetDIYThemePhotoCount with startpage and endpage counts those months of a calendar.',
      'B§7.photo-count-months',
    ),
    lived('GetUserTypeList takes mchid and says what each level saves, costs and needs.', 'B§7.user-type'),
    lived(
      'CreateUpgradeUserLevelOrder sells a level for its price, once for one intent.',
      'B§7.CreateUpgradeUserLevelOrder',
    ),
    lived(
      'QueryUpgradeUserLevelOrderStatus says when the level is granted: when it is paid, and not before.',
      'B§7.QueryUpgradeUserLevelOrderStatus',
    ),
    lived('GetOuttradeOrderInfo takes outtradeid and mchid and answers order items.', 'B§7.link-order-item'),
    lived('Product info is asked for by pid.', 'A§7.GetProdInfoByID'),
    lived('GetAlbumInfo takes aid.', 'A§7.GetAlbumInfo'),
    lived(
      'GetWxApiConfig takes mchid and url and answers appid, timestamp, noncestr and signature, for own pages only.',
      'B§7.GetWxApiConfig',
    ),
    lived('Matting takes MchID and FileUrl and answers imageBase64, for photos of one’s own.', 'B§7.Matting'),
    lived('FetchWechatFile takes MchID, Key, ServerID and localId and answers the size.', 'B§7.FetchWechatFile'),
    lived(
      'A picture’s address with the image-info suffix answers width, height and orientation.',
      'B§7.image-info',
      'B§7.image-info-suffix',
    ),
    lived('Uploads go straight to the storage under basecode/filename, by a token.', 'B§7.direct-upload'),
    ruled(
      'A form of an upload names the exact key, the exact type and a range of sizes, and is good for a time.',
      'B§7.direct-key',
    ),
    lived(
      'An upload error is noted by the server: 4 KB of plain text, twenty an hour, gone after seven days.',
      'B§7.upload-errors',
    ),
  ]),
]
