import { type AddressRefusal, cleanAddress, refuseAddress } from '../../domain/order/address.ts'
import type { Reason } from '../../domain/refusals/refusals.ts'
import { refuse } from '../base/answer.ts'

const ADDRESS_REFUSALS = {
  'name-missing': 'name-missing',
  'name-too-long': 'name-too-long',
  'phone-invalid': 'recvphone-invalid',
  'region-missing': 'region-missing',
  'street-missing': 'street-missing',
  'street-too-long': 'street-too-long',
} as const satisfies Record<AddressRefusal, Reason>

/** Where an order goes, as the phone sends it. */
interface Receiver {
  readonly recvname: string
  readonly recvphone: string
  readonly recvprovince?: string | undefined
  readonly recvcity?: string | undefined
  readonly recvdistrict?: string | undefined
  readonly recvaddress?: string | undefined
}

/** The clean address, or the first thing that is wrong with it. */
export function addressOf(receiver: Receiver, pickup: boolean) {
  const address = cleanAddress({
    name: receiver.recvname,
    phone: receiver.recvphone,
    province: receiver.recvprovince ?? '',
    city: receiver.recvcity ?? '',
    district: receiver.recvdistrict ?? '',
    street: receiver.recvaddress ?? '',
  })
  const wrong = refuseAddress(address, pickup)
  return wrong ? refuse(ADDRESS_REFUSALS[wrong]) : address
}
