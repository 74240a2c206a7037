import { ORDER_STATES } from '../../../domain/order/order-state.ts'
import { STAFF_ROLES } from '../../../domain/staff/staff.ts'
import type { CommandWords } from './command.ts'

/** What can be typed, and what it does: known without loading what does it. */
export const COMMAND_WORDS = {
  check: {
    usage: 'check',
    summary: 'Checks the configuration, the database, the disk and the built app.',
  },
  migrate: {
    usage: 'migrate',
    summary: 'Brings the tables up to date. The server does the same at every start.',
  },
  backup: {
    usage: 'backup FILE',
    summary: 'Writes the embedded database to FILE, and photos and print files to FILE.files, while the shop runs too.',
  },
  restore: {
    usage: 'restore FILE',
    summary: 'Restores a backup into an empty DATA_DIR.',
    alone: true,
  },
  'import-catalogue': {
    usage: 'import-catalogue FILE [--unchecked]',
    summary: 'Writes merchants with products, prices, themes, coupons and levels from YAML or JSON, all or nothing.',
  },
  'export-catalogue': {
    usage: 'export-catalogue [--out FILE]',
    summary:
      'Tells what is sold as import-catalogue reads it, without what need not be said: YAML, or JSON for a FILE.json.',
  },
  currency: {
    usage: 'currency [CODE [MERCHANT]]',
    summary:
      'Tells the currency of a shop, or gives it another one (merchant 1 when none is named) while nothing was ordered in the one of before.',
  },
  'check-theme': {
    usage: 'check-theme FILE [--out DIR]',
    summary:
      'Lays a theme out with the worst photos and texts and refuses what would print badly; --out shows its pages.',
    alone: true,
  },
  'import-orders': {
    usage: 'import-orders FILE',
    summary: 'Tells the shop of orders of other platforms, from YAML or JSON, all or nothing.',
  },
  'import-profile': {
    usage: 'import-profile FILE',
    summary: 'Takes in the CMYK output profile (ICC) of a printer; merchants name it in `print.profile.cmyk`.',
  },
  coupons: {
    usage: 'coupons MERCHANT COUPON N',
    summary: 'Issues N private codes after the model of a coupon, each for one use; --out FILE keeps them in a file.',
  },
  orders: {
    usage: 'orders [--state STATE]',
    summary: `Lists orders, the newest first, then what shoppers ask, each with the REQUEST that answer names. STATE: ${ORDER_STATES.join(', ')}.`,
  },
  ship: {
    usage: 'ship ORDER CARRIER NUMBER',
    summary: 'Notes the parcel of an order that has been made; once more, with another number: one more parcel of it.',
  },
  reopen: {
    usage: 'reopen SUBORDER',
    summary: 'Asks for other photos of one thing that is not made yet, and tells the link to hand them in.',
  },
  link: {
    usage: 'link SUBORDER',
    summary: 'Tells the link by which anybody who holds it can hand in for one thing that waits.',
  },
  release: {
    usage: 'release OUTTRADEID [MERCHANT]',
    summary: 'Frees the number of another platform that the wrong shopper has claimed (merchant 1 when none is named).',
  },
  pay: {
    usage: 'pay ORDER',
    summary: 'Development only: says that an order is paid, as its button does.',
  },
  refund: {
    usage: 'refund ORDER [AMOUNT]',
    summary:
      'Closes a paid order that is not being made yet and gives its money back; with AMOUNT only that, as people write it.',
  },
  answer: {
    usage: 'answer ORDER REQUEST yes|no [TEXT]',
    summary:
      'Answers what a shopper asks about an order. yes does it: the money goes back, the address is the new one.',
  },
  print: {
    usage: 'print ORDER --out DIR',
    summary: 'Makes the print files of a paid order, those that failed once more, and copies them to DIR.',
  },
  'factory-token': {
    usage: 'factory-token [MERCHANT]',
    summary: 'Tells the bearer token of a merchant’s factory (merchant 1 when none is named).',
  },
  invite: {
    usage: 'invite ROLE NAME [MERCHANT]',
    summary: `Invites somebody to the console, and tells the link. ROLE: ${STAFF_ROLES.join(', ')}.`,
  },
  'upload-errors': {
    usage: 'upload-errors',
    summary: 'Shows what phones told of uploads that failed, the newest first.',
  },
  stored: {
    usage: 'stored',
    summary: 'Tells of the nightly look at what is stored, and looks again at the files that were missing or damaged.',
  },
} as const satisfies Readonly<Record<string, CommandWords>>
