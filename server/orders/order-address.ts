import { cleanAddress, NO_ADDRESS, refuseAddress } from '../../domain/order/address.ts'
import { refuse } from '../base/answer.ts'
import type { Db } from '../db/db.ts'
import { createOrderStore } from '../stores/orders.store.ts'
import type { Owner } from '../stores/previews.store.ts'

/** Where an order goes, as the phone sends it. */
interface Receiver {
  readonly recvname: string
  readonly recvphone: string
  readonly recvprovince?: string | undefined
  readonly recvcity?: string | undefined
  readonly recvdistrict?: string | undefined
  readonly recvaddress?: string | undefined
}

/**
 * Where the order goes that a client of the specification sends: A section 3 names the receiver and no place. Without any
 * word of one it goes where the shopper's newest order to the same name and phone went; who is new there is asked for it.
 */
export async function receiverOf(db: Db, owner: Owner, receiver: Receiver): Promise<Receiver> {
  const { recvprovince, recvcity, recvdistrict, recvaddress } = receiver
  if (recvprovince || recvcity || recvdistrict || recvaddress) {
    return receiver
  }
  const { name, phone } = cleanAddress({ ...NO_ADDRESS, name: receiver.recvname, phone: receiver.recvphone })
  const known = await createOrderStore(db).newestAddressOf(owner, { name, phone })
  return known
    ? {
        ...{ recvname: name, recvphone: phone, recvprovince: known.province, recvcity: known.city },
        ...{ recvdistrict: known.district, recvaddress: known.street },
      }
    : receiver
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
