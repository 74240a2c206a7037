import { useFrontTalkQuery } from '../../ports/api-query.ts'

/** How many things the shopper's cart holds; 0 until that is known. Asked again with the cart. */
export function useInCart(): number {
  return useFrontTalkQuery(['cart', 'count'], ({ account }, signal) => account.inCart(signal)).data ?? 0
}
