import { DEMO_MERCHANT } from '../demo/demo-merchant.ts'
import { DEMO_SHOP_TEXTS } from '../demo/demo-shop-texts.ts'
import type { Merchant } from '../merchant/merchant.ts'
import { SET_UP_STEPS, type SetUpStep } from '../merchant/set-up-steps.ts'
import type { ShopTextKind, ShopTexts } from '../merchant/shop-texts.ts'
import { sameValue } from '../same-value.ts'

/** What the law of most places wants to be read before somebody buys. */
const NEEDED: readonly ShopTextKind[] = ['imprint', 'terms', 'returns', 'privacy']

/** What is known of a merchant who sets up a shop. */
export interface SetUpFacts {
  readonly merchant: Pick<Merchant, 'name' | 'shop'>
  readonly texts: ShopTexts
  /** He has saved the days that things take, whichever they are. */
  readonly hasSavedDelivery: boolean
  readonly takesMoney: boolean
  /** One was looked at with its pages, and shoppers choose it. */
  readonly hasSeenLook: boolean
  /** One of his own on the shelf. */
  readonly hasProduct: boolean
  readonly demoThings: number
  readonly hasSold: boolean
}

export function setUpSteps(facts: SetUpFacts): readonly { readonly step: SetUpStep; readonly done: boolean }[] {
  const { merchant, texts } = facts
  const done: Readonly<Record<SetUpStep, boolean>> = {
    name: !sameValue(merchant.name, DEMO_MERCHANT.name),
    texts: NEEDED.every((kind) => texts[kind] !== undefined && !sameValue(texts[kind], DEMO_SHOP_TEXTS[kind])),
    delivery:
      merchant.shop.delivery !== undefined &&
      (facts.hasSavedDelivery || !sameValue(merchant.shop.delivery, DEMO_MERCHANT.shop.delivery)),
    payment: facts.takesMoney,
    look: facts.hasSeenLook,
    product: facts.hasProduct,
    demo: facts.demoThings === 0,
    order: facts.hasSold,
  }
  return SET_UP_STEPS.map((step) => ({ step, done: done[step] }))
}
