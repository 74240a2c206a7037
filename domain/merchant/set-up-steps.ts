/** The way of a merchant to the first sold book, in the order in which it is walked. */
export const SET_UP_STEPS = ['name', 'texts', 'delivery', 'payment', 'look', 'product', 'demo', 'order'] as const
export type SetUpStep = (typeof SET_UP_STEPS)[number]
