/** So many addresses one shopper may keep. */
export const ADDRESSES_MAX = 20
