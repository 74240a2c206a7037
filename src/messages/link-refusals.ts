import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LinkLoginStep } from '../../domain/login/progress.ts'
import type { LinkLoginRefusal } from '../../machines/link-login/link-login.types.ts'

interface RefusalMessages {
  readonly title: MessageDescriptor
  /** What happened, that nothing is lost, what to do. */
  readonly text: MessageDescriptor
}

const WORDS: Record<LinkLoginRefusal, RefusalMessages> = {
  'order-number-empty': {
    title: msg`The order number is missing`,
    text: msg`The e-commerce link order number cannot be empty. Copy it from the shop where you paid.`,
  },
  'order-number-wrong': {
    title: msg`Number or last four digits do not fit`,
    text: msg`The order number or the last four digits of the receiver’s phone are not right. Look at both in the shop where you paid; a new order may take a few minutes to arrive here.`,
  },
  'phone-tail-needed': {
    title: msg`Is this order yours?`,
    text: msg`Please enter the last four digits of the receiver’s phone number.`,
  },
  'link-ended': {
    title: msg`This link has ended`,
    text: msg`Its order is already being made, or the shop has taken the link back. Ask the shop for a new one if something must change.`,
  },
  'too-many-tries': {
    title: msg`That was tried too often`,
    text: msg`Please wait ten minutes, then enter the order number again.`,
  },
  'order-not-fetched': {
    title: msg`The order could not be opened`,
    text: msg`Getting the order information failed. Nothing is lost; please try again.`,
  },
  'merchant-unknown': {
    title: msg`We did not find this shop`,
    text: msg`Asking for the shop of this order failed. Try again, or open the link once more from where you got it.`,
  },
  'sign-in-needed': {
    title: msg`Sign in, so that your photos stay yours`,
    text: msg`Then we go on with this order at once.`,
  },
  'user-unknown': {
    title: msg`We do not know this shopper`,
    text: msg`The user id does not exist. Please enter by the link again, or sign in.`,
  },
  'user-not-made': {
    title: msg`Your account could not be opened`,
    text: msg`Creating the user failed. Sign in once more, or try again in a moment.`,
  },
  'albums-not-fetched': {
    title: msg`Your albums did not come`,
    text: msg`Getting your albums failed. They are safe; please try again.`,
  },
  'album-not-made': {
    title: msg`The album could not be made`,
    text: msg`Creating the album failed. Your order stays as it is; please try again.`,
  },
  'template-missing': {
    title: msg`There is no template for this product`,
    text: msg`The album template is missing. Please write to the shop; your order is kept.`,
  },
  'template-deleted': {
    title: msg`The template of this order is gone`,
    text: msg`The album template was deleted. Please write to the shop; your order is kept.`,
  },
  'product-unknown': {
    title: msg`We did not find the product`,
    text: msg`The shop does not know the product of this order any more. Please write to the shop; your order is kept.`,
  },
  'data-not-fetched': {
    title: msg`Something of the order did not come`,
    text: msg`Getting the data failed. Nothing is lost; please try again.`,
  },
}

/** Why a link's order did not open, and what to do. */
export function linkRefusalMessages(reason: LinkLoginRefusal): RefusalMessages {
  return WORDS[reason]
}

const STEPS: Record<LinkLoginStep, MessageDescriptor> = {
  order: msg`Looking for your order`,
  merchant: msg`Opening the shop`,
  user: msg`Looking who you are`,
  album: msg`Opening your album`,
  product: msg`Fetching the product`,
}

/** What is under way at a step of the login by link. */
export function linkStepName(step: LinkLoginStep): MessageDescriptor {
  return STEPS[step]
}
