import { decided, lived, ruled, type SpecRow, section } from './row.ts'

/** What waits for the editor that is being made. */
const EDITOR = '028'

export const ERRORS_A: readonly SpecRow[] = [
  ...section('A§8', [
    ruled('A non-zero Code carries its Msg to the caller.', 'A§8.code-msg'),
    lived('A save that fails because the album is newer elsewhere says the refresh sentence.', 'A§8.stale-save'),
    lived('When getting all albums fails that is said, and one tap asks again.', 'A§8.album-list'),
    ruled('A provider’s failure ends the photo as failed with its message.', 'A§8.provider-failure'),
    ruled(
      'A large image whose processing fails (code 3) is taken off with its reason and sentence.',
      'A§8.large-image',
    ),
    lived('A photo that is being processed shows a loading text until it is done.', 'A§8.processing'),
    lived(
      'A picture that fails to load twice has errorCode -1, and the photo is dropped from the choice.',
      'A§8.image-failure',
    ),
    lived(
      'In the album a picture that does not load is tried once more, then the photo’s name stands in its place.',
      'A§8.image-shown',
    ),
    lived(
      'Such a photo is marked with errorCode -1, stays out of designs until it loads, and that is told.',
      'A§8.image-marked',
    ),
    lived(
      'A photo whose file is damaged or gone has errorCode -1, stays out of designs, is told before the order with its page, and is ordered by nobody.',
      'A§8.damaged-photo',
      'A§8.damaged-before-order',
      'A§8.damaged-in-album',
    ),
    ruled('A step of a link’s login that fails is told as -1 to -5.', 'A§8.login-failed'),
    lived(
      'An order number that is not found opens order_ec with it, and the target is not opened.',
      'A§8.order-not-found',
    ),
    lived('A number that is not found blocks nothing but itself: the visit lets go of it.', 'A§8.number-alone'),
    lived('Handing in a part says that some things are not submitted yet, and which.', 'A§8.partly-submitted'),
    lived('An album without a template fails with code -3.', 'A§8.no-template'),
  ]),
  ...section('A§9', [
    ruled('Files have 10240 to 20971520 bytes where nobody says otherwise.', 'A§9.file-size'),
    ruled('A product that names no photo counts takes 1 to 120.', 'A§9.default-count'),
    ruled('An extra sheet takes 10 photos where the product does not say otherwise.', 'A§9.extra-sheet'),
    lived('A new album is called 我的影集, its group 未分组.', 'A§9.default-names'),
    lived('Thumbnails are 800 px wide, from upright sRGB pictures without metadata.', 'A§9.thumbnail'),
    ruled(
      'Shown in part, a text has 36 characters and an ellipsis; an emoji of a family is one character.',
      'A§9.text-cut',
    ),
    lived('Lists may be asked for 9999 entries at once.', 'A§9.GetUserAlbumList'),
    lived('Uploads travel in parts of 4 MB and go on where they were.', 'A§9.parts'),
    ruled('A lost network is answered by six tries with growing pauses before a photo fails.', 'A§9.tries'),
    ruled('At most 3 photos are on their way at once, in the order in which they were picked.', 'A§9.concurrency'),
    ruled('A provider’s processing is asked for every 2 s.', 'A§9.processing-poll'),
    ruled('A frame’s photo is scaled from 1 to 2.', 'A§9.frame-scale'),
    decided(EDITOR, 'The page in the editor is min(500, window less 50) px wide.'),
    ruled('A product prints at 300 dpi unless it says otherwise.', 'A§9.default-dpi'),
    lived('Products on the wire say their dpi.', 'A§9.dpi'),
    ruled('highToFop is 2 for a photo within the size limits, in every place that names it.', 'A§9.high-to-fop'),
    ruled('A coupon’s rate travels times 10: 8.5 as 85.', 'A§9.coupon-rate'),
    ruled('Up to 3 e-commerce numbers are remembered, the last one first, each once.', 'A§9.recent-numbers'),
    lived('A tap opens a remembered number, and they can be forgotten.', 'A§9.recent-tap'),
    ruled('What remains of a coupon is said in days, hours, minutes and seconds.', 'A§9.countdown'),
    ruled('A product has 1 cover photo unless it has several covers.', 'A§9.cover-count'),
    ruled('The preview time is a date-time, to the second.', 'A§9.date-time'),
    lived('What a visit does is kept in session storage: a page that is loaded anew has it.', 'A§9.session-state'),
    lived('The address of the last order is kept in local storage for the next.', 'A§9.address'),
  ]),
]
