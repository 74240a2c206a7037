import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { newId } from '../../lib/new-id.ts'
import type { AddressPorts } from '../../ports/address-ports.ts'
import { usePorts } from '../../ports/ports.ts'
import { useFaultToast } from '../../ui/feedback/use-fault-toast.ts'

interface AddressBook {
  /** Neither throws: what was not written is said, and the order goes on. */
  save(kept: Parameters<AddressPorts['save']>[0]): Promise<void>
  remove(id: string): Promise<void>
}

/** Writes the shopper's book of addresses; it is read again afterwards. */
export function useAddressBook(): AddressBook {
  const { t } = useLingui()
  const { addresses } = usePorts()
  const client = useQueryClient()
  const say = useFaultToast()
  const write = async (act: (opid: string) => Promise<void>) => {
    try {
      await act(newId())
    } catch (fault) {
      say(fault, t`Your addresses weren’t changed. Please try again.`)
    }
    await client.invalidateQueries({ queryKey: ['addresses'] })
  }
  return {
    save: (kept) => write((opid) => addresses.save(kept, opid)),
    remove: (id) => write((opid) => addresses.remove(id, opid)),
  }
}
