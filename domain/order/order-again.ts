/**
 * A design belongs to one order (A§2 order states) until its shopper says that it is to be ordered once more: as it was
 * ordered last, or as it is by now.
 */
export const ORDER_AGAIN = ['as-ordered', 'as-it-is'] as const
export type OrderAgain = (typeof ORDER_AGAIN)[number]
