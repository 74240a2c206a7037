import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CartPlace } from '../../../domain/cart/cart-item.ts'
import { newId } from '../../lib/new-id.ts'
import { useTalkQuery } from '../../ports/api-query.ts'
import type { Cart, CartChoice } from '../../ports/cart-ports.ts'
import { usePorts } from '../../ports/ports.ts'
import { forgetUnanswered, underOneKey } from '../../ports/under-one-key.ts'

const KEY = ['cart']
/** Changes that put something in. */
const PUT = 'put in the cart'

/** Whether a change of the cart is under way: what stands there is not yet what the shop has. */
export function useIsCartChanging(): boolean {
  return useIsMutating({ mutationKey: KEY }) > 0
}

/** The cart, as another device may have changed it. It is only read where it is shown: what was put in is seen there. */
export function useCart() {
  return useTalkQuery(KEY, async ({ cart }, signal) => {
    const read = await cart.cart(signal)
    forgetUnanswered(PUT)
    return read
  })
}

interface CartChange {
  readonly id: string
  readonly place?: CartPlace
  readonly quantity?: number
}

/** Changes of the cart: seen at once, sent one after the other, and asked for again behind the last of them. */
export function useChangeCart(onFault: (fault: unknown) => void) {
  const { cart } = usePorts()
  const client = useQueryClient()
  return useMutation({
    mutationKey: KEY,
    scope: { id: 'cart' },
    mutationFn: async ({ id, ...change }: CartChange) => await cart.change(id, change, newId()),
    onMutate: async ({ id, ...change }) => {
      await client.cancelQueries({ queryKey: KEY })
      client.setQueryData<Cart>(KEY, (known) =>
        known ? { ...known, items: known.items.map((one) => (one.id === id ? { ...one, ...change } : one)) } : known,
      )
    },
    onError: onFault,
    onSettled: async () => {
      if (client.isMutating({ mutationKey: KEY }) === 1) {
        await client.invalidateQueries({ queryKey: KEY })
      }
    },
  })
}

/** Puts things into the cart. @throws NetworkLost, ServerFault, RequestRefused */
export function usePutInCart() {
  const { cart } = usePorts()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ choices, id }: { readonly choices: readonly CartChoice[]; readonly id?: string }) =>
      // Pressed again after a lost answer, nothing is put in twice, not the first ones of several either.
      underOneKey([PUT, choices, id], async (opid) => {
        for (const [at, choice] of choices.entries()) {
          await cart.put(choice, `${opid}-${at}`, id)
        }
      }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}
