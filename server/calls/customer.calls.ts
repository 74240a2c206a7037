import {
  albumsOpenToShop,
  deleteCustomer,
  exportCustomer,
  manageCustomer,
  manageCustomers,
  openAlbumsToShop,
} from '../../domain/calls/manage/customers.ts'
import { answer } from '../base/answer.ts'
import { REFUND_QUEUE } from '../jobs/queues.ts'
import { exportOf, findCustomers, removeCustomer, showCustomer } from '../pay/manage/manage-customer.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'
import { createCustomerStore } from '../stores/manage/customers.store.ts'

/** The same change within this time is a button pressed twice. */
const repeat = 10_000
/** A shopper who asks for help lets the shop look for so long. */
const WEEK_MS = 7 * 86_400_000

/** The merchant's shoppers, and what they let his people see. */
export const customerCalls: CallGroup = {
  name: 'customer',
  queues: [REFUND_QUEUE],
  routes: (deps) => [
    route({
      ...{ call: manageCustomers, policy: 'clerk' },
      handle: (request, context) => findCustomers(request, context),
    }),
    route({
      ...{ call: manageCustomer, policy: 'clerk' },
      handle: (request, context) => showCustomer(deps, request, context),
    }),
    route({
      // The reply holds everything of a person: it is not kept for a repetition.
      ...{ call: exportCustomer, policy: 'shop-owner', repeat: 'acts-again' },
      handle: (request, context) => exportOf(request, context),
    }),
    route({
      ...{ call: deleteCustomer, policy: 'shop-owner', repeat },
      handle: (request, context) => removeCustomer(deps, request, context),
    }),
    route({
      ...{ call: albumsOpenToShop, policy: 'shopper' },
      handle: async (_, { db, caller: { merchantId, uid }, now }) => {
        const until = (await createCustomerStore(db).find(merchantId, uid))?.albumsUntil ?? 0
        return answer({ until: until > now ? until : 0 })
      },
    }),
    route({
      ...{ call: openAlbumsToShop, policy: 'shopper' },
      handle: async ({ open }, { db, caller: { merchantId, uid }, now }) => {
        const until = open === 'yes' ? now + WEEK_MS : null
        await createCustomerStore(db).openAlbums(merchantId, uid, until)
        return answer({ until: until ?? 0 })
      },
    }),
  ],
}
