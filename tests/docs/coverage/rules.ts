import { lived, ruled, type SpecRow, section } from './row.ts'

export const RULES: readonly SpecRow[] = [
  ...section('A§5', [
    ruled('Files lie between 10240 and 20971520 bytes: 10239 and 20971521 are outside.', 'A§5.file-size'),
    ruled(
      'The limits are the product’s, then the merchant’s, then the shop’s; zero means the next one.',
      'A§5.limits-order',
    ),
    ruled('A file above 20 MB is flagged as exceeding the maximum.', 'A§5.file-size'),
    ruled('At and above the high limit a photo is compressed, same pixels, best quality that fits.', 'A§5.compression'),
    lived(
      'A photo of the largest size is made smaller on the phone: same pixels, upright, with its date.',
      'A§5.compressed',
    ),
    ruled('A picked file is judged by its content, never by its name.', 'A§5.file-type'),
    ruled('Photo counts are the product’s; a product that says none takes 1 to 120.', 'A§5.photo-count'),
    ruled('A calendar takes a fixed number of photos, one a month.', 'A§5.calendar-count'),
    ruled('A print product with least 0 and most 0 takes no photo.', 'A§5.no-photo'),
    ruled('One-photo mode forces exactly 1.', 'A§5.one-photo'),
    ruled('A book starts with its product’s default of pages and stays between its least and most.', 'A§5.page-count'),
    ruled(
      'Each further sheet (2 pages) takes 10 photos, or as many as the product’s sheetsPageForAddPage says.',
      'A§5.extra-sheet',
    ),
    ruled('Each group with photos uses at least its 2 pages: 17 groups of one photo make 34 pages.', 'A§5.group-pages'),
    ruled(
      'The page total is a multiple that can be bound, within the product’s rule; a wanted total within it is kept.',
      'A§5.page-multiple',
    ),
    ruled(
      'A photo warns of low resolution when its visible pixels divided by the printed inches are below the merchant’s dpiRatio; exactly enough is enough.',
      'A§5.resolution',
    ),
    ruled('A photo without an original size is an error, not a low resolution.', 'A§5.no-size'),
    ruled('A cover is required for what is bound, and for nothing else.', 'A§5.cover-needed'),
    ruled('In orders of other platforms a group is empty without title, description and photos.', 'A§5.empty-group'),
    ruled(
      'In albums of fixed pages the same holds: words alone fill a group; they are printed once it has a photo.',
      'A§5.empty-group',
    ),
    ruled('Elsewhere a group without photos is empty, whatever is written.', 'A§5.empty-group'),
    ruled('Every page of a frame needs an image and a crop before it is ordered.', 'A§5.frame-photo'),
    ruled(
      'Frame pages without width, height or object size are refused by their numbers, counted from 1.',
      'A§5.frame-size',
    ),
    ruled('The photo of a frame is scaled between 1 and 2.', 'A§5.frame-scale'),
    lived(
      'The required sentence of a refused save: the album failed to save, please refresh to get the latest information.',
      'A§5.stale-save',
    ),
    lived(
      'A link whose user id is empty is told: the user id does not exist, please re-enter the link.',
      'A§5.unknown-uid',
    ),
    lived(
      'Without an order number the sentence is: the e-commerce link order number cannot be empty.',
      'A§5.no-number',
    ),
    lived('An e-commerce link whose number is empty says so at once.', 'A§5.empty-number'),
    lived(
      'Coupon codes are checked by the server, and every code that does not work is answered alike.',
      'A§5.coupon-check',
    ),
    lived('Phone codes are checked by the server: six digits, 5 minutes, 60 s between two, 5 tries.', 'A§5.code-check'),
  ]),
  ...section('A§6', [
    lived(
      'A user’s typeid gives his discount: ordinary 1, silver 0.95, gold 0.9, diamond 0.85 in the demo shop.',
      'A§6.levels',
    ),
    lived('An album of the merchant himself is flagged `ismch`.', 'A§6.ismch'),
    lived(
      '`edit` lets whoever holds the link edit, `readonly` lets him look, `noshare` shows him nothing; a new link ends the old one.',
      'A§6.share-types',
    ),
    ruled(
      'Before somebody else than the owner saves, the server’s update time is asked, and a newer album is shown instead of written over.',
      'A§6.save-check',
    ),
    lived('Somebody else than the owner must say which copy he changed, or nothing is saved.', 'A§6.stale-guest'),
    ruled(
      'The messenger signs in inside the messenger, e-mail where storage is S3, the mini-program in its program, a phone code elsewhere.',
      'A§6.login-kinds',
    ),
    lived(
      'With the S3 variant an address registers with the mailed code and signs in with its password.',
      'A§6.login-email',
    ),
    lived('In the short-video program its login code signs in, the same person as the same user.', 'A§6.login-program'),
  ]),
]
