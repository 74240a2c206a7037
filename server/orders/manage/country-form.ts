import type { DataOf, ParsedRequestOf } from '../../../domain/calls/call.ts'
import type { manageCountryForm } from '../../../domain/calls/manage/orders.ts'
import { countriesOf } from '../../../domain/merchant/delivered-to.ts'
import { UNNAMED_COUNTRY } from '../../../domain/order/abroad/country-form.ts'
import { answer } from '../../base/answer.ts'
import type { CallContext } from '../../ports/call-context.ts'
import { createMerchantStore } from '../../stores/merchants.store.ts'
import { formIn } from '../show-address-book.ts'

/** What whoever corrects an address fills in; of a country that is not delivered to any more, too: an order may be on its way there. */
export async function showDeliveredForm(
  { country }: ParsedRequestOf<typeof manageCountryForm>,
  { db, caller: { merchantId, language } }: CallContext<'clerk'>,
) {
  const countries = [...countriesOf(await createMerchantStore(db).find(merchantId))]
  const form = country === UNNAMED_COUNTRY ? {} : { form: await formIn(country, language) }
  return answer<DataOf<typeof manageCountryForm>>({ countries, ...form })
}
