import { getAddressBook, removeAddress, saveAddress } from '../../../domain/calls/addresses.ts'
import type { AddressPorts } from '../../ports/address-ports.ts'
import { readAnswer } from '../platform/answered.ts'
import { receiverOf } from './receiver-of.ts'

/** The shopper's book of addresses, which the shop keeps. */
export const addressPorts: AddressPorts = {
  book: async (signal) => {
    const { data } = await readAnswer(getAddressBook, {}, signal)
    return {
      phone: data.phone,
      addresses: data.addresses.map((kept) => ({
        id: kept.id,
        usual: kept.usual,
        address: {
          ...{ name: kept.recvname, phone: kept.recvphone, province: kept.recvprovince, city: kept.recvcity },
          ...{ district: kept.recvdistrict, street: kept.recvaddress },
        },
      })),
    }
  },
  save: async ({ id, address, usual }, opid) => {
    await readAnswer(saveAddress, {
      ...{ ...receiverOf(address), opid, usual: usual ? 'yes' : 'no' },
      ...(id === undefined ? {} : { id }),
    })
  },
  remove: async (id, opid) => {
    await readAnswer(removeAddress, { id, opid })
  },
}
