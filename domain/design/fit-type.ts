/** How a photo sits in its frame or on its print (B§4). */
export const FIT_TYPES = ['out', 'in', 'inMargin', 'inMarginOut', 'polaroid', 'polaroidOut', 'auto'] as const
export type FitType = (typeof FIT_TYPES)[number]
