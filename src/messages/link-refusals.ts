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
    title: msg`Number or last four digits don’t match`,
    text: msg`The order number or the last four digits of the recipient’s phone aren’t right. Check both in the shop where you paid; a new order can take a few minutes to get here.`,
  },
  'phone-tail-needed': {
    title: msg`Is this order yours?`,
    text: msg`Please enter the last four digits of the recipient’s phone number.`,
  },
  'link-ended': {
    title: msg`This link has expired`,
    text: msg`Its order is already being made, or the shop has withdrawn the link. Ask the shop for a new one if you need a change.`,
  },
  'order-closed': {
    title: msg`This order was closed`,
    text: msg`It was cancelled in the shop where you paid, so nothing more can be submitted for it. Your photos and designs are kept; if this is a surprise, please contact us.`,
  },
  'too-many-tries': {
    title: msg`Too many tries`,
    text: msg`Please wait ten minutes, then enter the order number again.`,
  },
  'order-not-fetched': {
    title: msg`The order could not be opened`,
    text: msg`We couldn’t load the order details. Nothing is lost; please try again.`,
  },
  'merchant-unknown': {
    title: msg`We did not find this shop`,
    text: msg`We couldn’t load the shop for this order. Try again, or open the link again from where you got it.`,
  },
  'sign-in-needed': {
    title: msg`Sign in, so that your photos stay yours`,
    text: msg`Then we’ll continue with this order right away.`,
  },
  'user-unknown': {
    title: msg`We couldn’t find this account`,
    text: msg`The user id does not exist. Please re-enter the link, or sign in.`,
  },
  'user-not-made': {
    title: msg`Your account could not be opened`,
    text: msg`We couldn’t create your account. Sign in again, or try again in a moment.`,
  },
  'albums-not-fetched': {
    title: msg`Your albums didn’t load`,
    text: msg`We couldn’t load your albums. They’re safe; please try again.`,
  },
  'album-not-made': {
    title: msg`The album could not be made`,
    text: msg`We couldn’t create the album. Your order is unchanged; please try again.`,
  },
  'template-missing': {
    title: msg`There is no template for this product`,
    text: msg`The album template is missing. Please contact the shop; your order is kept.`,
  },
  'template-deleted': {
    title: msg`The template of this order is gone`,
    text: msg`The album template was deleted. Please contact the shop; your order is kept.`,
  },
  'product-unknown': {
    title: msg`We did not find the product`,
    text: msg`The shop no longer has the product in this order. Please contact the shop; your order is kept.`,
  },
  'data-not-fetched': {
    title: msg`Part of the order didn’t load`,
    text: msg`We couldn’t load everything. Nothing is lost; please try again.`,
  },
}

/** Why a link's order did not open, and what to do. */
export function linkRefusalMessages(reason: LinkLoginRefusal): RefusalMessages {
  return WORDS[reason]
}

const STEPS: Record<LinkLoginStep, MessageDescriptor> = {
  order: msg`Looking for your order`,
  merchant: msg`Opening the shop`,
  user: msg`Checking who you are`,
  album: msg`Opening your album`,
  product: msg`Loading the product`,
}

/** What is under way at a step of the login by link. */
export function linkStepName(step: LinkLoginStep): MessageDescriptor {
  return STEPS[step]
}
