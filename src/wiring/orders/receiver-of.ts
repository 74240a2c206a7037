import type { z } from 'zod'
import type { storedReceiver } from '../../../domain/calls/order.ts'
import { UNNAMED_COUNTRY } from '../../../domain/order/abroad/country-form.ts'
import type { Address } from '../../../domain/order/address.ts'

/** An address as the calls name its fields. */
export function receiverOf({ name, phone, province, city, district, street, country, postcode }: Address) {
  return {
    ...{ recvname: name, recvphone: phone, recvprovince: province, recvcity: city },
    ...{ recvdistrict: district, recvaddress: street },
    recvcountry: country ?? UNNAMED_COUNTRY,
    recvpostcode: postcode ?? '',
  }
}

/** The address that the calls answered with. */
export function addressOf(kept: z.infer<z.ZodObject<typeof storedReceiver>>): Address {
  return {
    ...{ name: kept.recvname, phone: kept.recvphone, province: kept.recvprovince, city: kept.recvcity },
    ...{ district: kept.recvdistrict, street: kept.recvaddress },
    ...(kept.recvcountry ? { country: kept.recvcountry, postcode: kept.recvpostcode ?? '' } : {}),
  }
}
