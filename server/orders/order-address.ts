import { cleanAddress, refuseAddress } from '../../domain/order/address.ts'
import { refuse } from '../base/answer.ts'

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
  return wrong ? refuse(wrong) : address
}
