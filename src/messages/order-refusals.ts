import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AddressRefusal } from '../../domain/order/address.ts'
import type { OrderRefusal } from '../../machines/order/order.types.ts'

const ADDRESS: Record<AddressRefusal, MessageDescriptor> = {
  'name-missing': msg`Whose name should be on the parcel?`,
  'name-too-long': msg`The name is too long for the label. Up to 30 characters fit.`,
  'phone-invalid': msg`The courier needs a mobile number: 11 digits beginning with 1, or with its country code.`,
  'region-missing': msg`Which province or city does it go to?`,
  'street-missing': msg`Street and house number are missing.`,
  'street-too-long': msg`The street is too long for the label. Up to 120 characters fit.`,
}

const SENTENCES: Record<OrderRefusal, MessageDescriptor> = {
  ...ADDRESS,
  'product-off-shelf': msg`This product is off the shelf just now and cannot be ordered. Your design is kept.`,
  'product-soon': msg`This product is not open for orders yet. Your design is kept.`,
  'design-changed': msg`This design was changed in another place meanwhile. Look at it once more, then order.`,
  'cover-blank': msg`The cover has no photo yet. Choose one, then order.`,
  'pages-not-possible': msg`This number of pages cannot be bound. Add or remove a page, then order.`,
  'too-few-photos': msg`This product needs more photos. Add some, then order.`,
  'slot-blank': msg`A page still has an empty place for a photo. Fill or remove it, then order.`,
  'page-blank': msg`A page has nothing on it. Remove the blank pages or add photos, then order.`,
  'photo-too-soft': msg`A photo has too few pixels for its place. Choose a smaller place or another photo, then order.`,
  'text-near-edge': msg`A text lies where the knife may cut. Move it inwards, then order.`,
  'text-not-whole': msg`A text is too long for its place. Shorten it, then order.`,
  'character-not-printable': msg`A text has a character that we cannot print. Take it out, then order.`,
  'photo-placed-twice': msg`A photo is in there twice. Take one of them out, then order.`,
  'frame-without-photo': msg`A frame has no picture yet. Choose one, then order.`,
  'frame-without-size': msg`A picture has no size in its frame. Place it once more, then order.`,
  'attribute-missing': msg`Please choose one of every option.`,
  'quantity-not-possible': msg`This many copies cannot be ordered at once. Up to 999 can.`,
  'coupon-undecided': msg`Please choose a coupon, or none.`,
  'coupon-not-possible': msg`This coupon does not work for this order. Choose another, or none.`,
  'package-incomplete': msg`Not everything of this set is there yet. Go back to the set and finish it.`,
  'product-changed': msg`This is not the product that was bought. Please start again from the things of your order.`,
  'upload-closed': msg`This one is already being made; its photos can no longer be changed.`,
  'link-ended': msg`This link to upload has ended. Please ask the shop for a new one.`,
  'order-number-wrong': msg`We cannot find this order number. Please check it and try again.`,
  'phone-not-bound': msg`To order on a computer your account needs a phone. Bind one, then order; nothing is lost.`,
  'already-ordered': msg`This design is ordered already. You find it in your orders.`,
  'not-yours': msg`This design belongs to someone else. Only its owner can order it.`,
  'not-possible': msg`The shop cannot take this order just now. Nothing is lost; please try again later.`,
}

/** Why an order cannot be made so, and what to do. */
export function orderSentence(reason: OrderRefusal): MessageDescriptor {
  return SENTENCES[reason]
}

/** What is missing in an address. */
export function addressSentence(reason: AddressRefusal): MessageDescriptor {
  return ADDRESS[reason]
}
