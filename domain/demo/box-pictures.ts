/** Cloths that the keepsake box of the demo shop is covered with. */
export const BOX_CLOTHS = ['sand', 'red', 'green'] as const

export type BoxCloth = (typeof BOX_CLOTHS)[number]

/** How it is pictured: with its lid on, and with what lies in it. */
export const BOX_VIEWS = ['closed', 'open'] as const

export type BoxView = (typeof BOX_VIEWS)[number]

/** Pixels of its pictures, which the project renders itself. */
export const BOX_PICTURE_PIXELS = { width: 1080, height: 810 } as const

/** File of a picture of the box, beside the demo photographs. */
export function boxPictureName(cloth: BoxCloth, view: BoxView): string {
  return `box-${cloth}-${view}`
}

/** Where the shop shows it. */
export function boxPicture(cloth: BoxCloth, view: BoxView): string {
  return `/emall/app/demo/${boxPictureName(cloth, view)}.jpg`
}
