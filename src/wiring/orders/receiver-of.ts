import type { Address } from '../../../domain/order/address.ts'

/** An address as the calls name its fields. */
export function receiverOf({ name, phone, province, city, district, street }: Address) {
  return {
    ...{ recvname: name, recvphone: phone, recvprovince: province, recvcity: city },
    ...{ recvdistrict: district, recvaddress: street },
  }
}
