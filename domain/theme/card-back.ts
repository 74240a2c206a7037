import type { Mm } from '../units.ts'

/** Where the address of a card stands: ruled lines at the bottom right of its back, mm from the edges of the card. */
export const CARD_ADDRESS = { right: 9, bottom: 12, width: 56, lines: 4, pitch: 11 } as const

/** The letters of an address, em in mm: one line of them is as high as the lines are apart. */
const SIZE: Mm = 4.2
export const CARD_ADDRESS_TYPE = { size: SIZE, minSize: 2.6, leading: CARD_ADDRESS.pitch / SIZE } as const

/** From the top of the address to the first ruled line: letters stand a little above their line. */
export const ABOVE_FIRST_LINE: Mm = 8.5
