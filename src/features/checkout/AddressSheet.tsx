import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { homeOf } from '../../../domain/merchant/delivered-to.ts'
import { UNNAMED_COUNTRY } from '../../../domain/order/abroad/country-form.ts'
import { type Address, NO_ADDRESS } from '../../../domain/order/address.ts'
import { sameValue } from '../../../domain/same-value.ts'
import type { StoredAddress } from '../../ports/address-ports.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { AddressForm } from './AddressForm.tsx'
import { AddressList } from './AddressList.tsx'
import { useAddressBook } from './use-address-book.ts'

interface AddressSheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly address: Address | null
  /** The shopper fetches the order: name and phone are enough. */
  readonly pickup: boolean
  /** The book itself is looked at: a tap corrects an address. */
  readonly keeping?: true
  /** The address of an order is corrected: it stands in the form at once, and the book behind it. */
  readonly correcting?: 'waits' | 'is-there'
  readonly onAddress: (address: Address) => void
}

/** Where an order goes: one out of the shopper's book, or a new one, which the book keeps. */
export function AddressSheet({
  open,
  onOpenChange,
  address,
  pickup,
  keeping,
  correcting,
  onAddress,
}: AddressSheetProps) {
  const { t } = useLingui()
  const form = useId()
  const book = useApiQuery(['addresses'], ({ addresses }, signal) => addresses.book(signal), open)
  const { save, remove } = useAddressBook()
  const [edited, setEdited] = useState<StoredAddress | 'new' | 'list'>()
  const { merchant } = useSession()
  const home = homeOf(merchant)
  const countries = book.data?.countries ?? [home]
  // A shop that does not deliver at home begins where it does.
  const first = countries.includes(home) ? home : (countries[0] ?? home)
  const abroad = first === UNNAMED_COUNTRY ? {} : { country: first, postcode: '' }
  const kept = pickup ? [] : (book.data?.addresses ?? [])
  const lists = kept.length > 0 && (edited === 'list' || (edited === undefined && !correcting))
  // What is wrong in an order is wrong in the book too: both are corrected.
  const same = correcting && edited === undefined ? kept.find((one) => sameValue(one.address, address)) : undefined
  const inBook = typeof edited === 'object' ? edited : same
  const before = inBook ? inBook.address : edited === 'new' ? null : address
  const leave = (next: boolean) => {
    setEdited(undefined)
    onOpenChange(next)
  }
  const choose = (next: Address) => {
    setEdited(undefined)
    onAddress(next)
  }
  return (
    <Sheet
      open={open}
      onOpenChange={leave}
      title={keeping ? t`My addresses` : pickup ? t`Who’ll collect it?` : t`Where should it go?`}
      action={
        lists ? (
          <Button icon="plus" wide onClick={() => setEdited('new')}>
            <Trans>New address</Trans>
          </Button>
        ) : (
          <Button type="submit" form={form} variant="primary" wide>
            {keeping ? (
              <Trans>Save this address</Trans>
            ) : pickup ? (
              <Trans>Use this name</Trans>
            ) : (
              <Trans>Use this address</Trans>
            )}
          </Button>
        )
      }
    >
      {book.isLoading || correcting === 'waits' ? (
        <Skeleton height="120px" />
      ) : lists ? (
        <AddressList
          addresses={kept}
          chosen={address}
          onChoose={(one) => (keeping ? setEdited(one) : choose(one.address))}
          onEdit={setEdited}
        />
      ) : (
        <>
          {correcting && kept.length > 0 && edited === undefined ? (
            <Button wide onClick={() => setEdited('list')}>
              <Trans>Choose another of my addresses</Trans>
            </Button>
          ) : null}
          <AddressForm
            key={inBook?.id ?? (edited === 'new' ? 'new' : 'given')}
            id={form}
            address={before ?? { ...NO_ADDRESS, ...abroad, phone: book.data?.phone ?? '' }}
            pickup={pickup}
            countries={countries}
            {...(kept.length > 0 ? { usual: inBook?.usual ?? false } : {})}
            {...(typeof edited === 'object'
              ? {
                  onRemove: () => {
                    setEdited(undefined)
                    void remove(edited.id)
                  },
                }
              : {})}
            onAddress={(next, usual) => {
              if (!pickup) {
                void save({ address: next, usual, ...(inBook ? { id: inBook.id } : {}) })
              }
              choose(next)
            }}
          />
        </>
      )}
    </Sheet>
  )
}
