import type { FrontPorts } from '../ports/ports.ts'
import { helpPorts } from './account/help-adapter.ts'
import { levelPorts } from './account/level-adapter.ts'
import { noticePorts } from './account/notices-adapter.ts'
import { agreeToTexts } from './account/shop-text-adapter.ts'
import { ownDesignPorts } from './designs/own-designs-adapter.ts'
import { sharedDesignPorts } from './designs/shared-designs-adapter.ts'
import { addressPorts } from './orders/addresses-adapter.ts'
import { cartPorts } from './orders/cart-adapter.ts'
import { couponPorts } from './orders/coupon-adapter.ts'
import { ecPorts } from './orders/ec-adapter.ts'
import { ordersPorts } from './orders/orders-adapter.ts'
import { packagePorts } from './orders/package-adapter.ts'
import { packageCarts } from './stored/package-carts.ts'
import { storedDrafts } from './stored/stored-drafts.ts'
import { storedIntents } from './stored/stored-intents.ts'
import { unsentEdits } from './stored/unsent-edits.ts'

/** What is asked of the shop and of this phone's storage, behind the front: it comes with the library that reads schemas. */
export function askedPorts({ catalogue }: Pick<FrontPorts, 'catalogue'>) {
  const [intents, drafts, carts, unsent] = [storedIntents(), storedDrafts(), packageCarts(), unsentEdits()]
  return {
    orders: ordersPorts(intents),
    addresses: addressPorts,
    cart: cartPorts(unsent),
    coupons: couponPorts(),
    notices: noticePorts,
    levels: levelPorts(),
    agreeToTexts,
    help: helpPorts(),
    ec: ecPorts(drafts),
    ownDesigns: ownDesignPorts(),
    sharedDesigns: sharedDesignPorts(),
    packages: packagePorts({ carts, catalogue, now: () => Date.now() }),
    stored: { intents, drafts, unsent },
    /** The shopper signs out. */
    forgetAll: async () => {
      await Promise.allSettled([drafts.forgetAll(), carts.forgetAll()])
    },
  }
}
