/** Where the shopper of an order comes from (A§2 dyc2b, B§3 order `src`): a short video, a link, or the shop itself. */
export const ORDER_SOURCES = ['', 'short-video', 'link'] as const
export type OrderSource = (typeof ORDER_SOURCES)[number]
