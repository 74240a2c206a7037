import { getAddressBook, getCountryForm, removeAddress, saveAddress } from '../../domain/calls/addresses.ts'
import { deleteAddress, showAddressBook, showCountryForm, storeAddress } from '../orders/show-address-book.ts'
import type { Limit } from '../ports/limits.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'

/** The same change within this time, without a key of the client, is a button pressed twice. */
const repeat = 60_000
/** Counted for each call apart. */
const limits: readonly Limit[] = [{ times: 30, seconds: 60, per: 'user' }]

/** A shopper's book of addresses. */
export const addressCalls: CallGroup = {
  name: 'addresses',
  routes: (deps) => [
    route({ call: getAddressBook, policy: 'shopper', handle: (_, context) => showAddressBook(context) }),
    route({
      ...{ call: getCountryForm, policy: 'shopper' },
      handle: (request, context) => showCountryForm(request, context),
    }),
    route({
      ...{ call: saveAddress, policy: 'shopper', limits, repeat },
      handle: (request, context) => storeAddress(deps, request, context),
    }),
    route({
      ...{ call: removeAddress, policy: 'shopper', limits, repeat },
      handle: (request, context) => deleteAddress(request, context),
    }),
  ],
}
