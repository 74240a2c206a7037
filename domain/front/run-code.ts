/** Under this name of the window stands what runs the code of a screen in small parts, before the screen itself is loaded. */
export const RUN_CODE = 'runCode'

/**
 * Parts that are loaded by themselves and are more than a phone runs in one piece: what asks the shop for what is neither an album nor a
 * design, what reads albums, what a book and what single sheets are painted with on their product's screen.
 */
export const CODE_PARTS = ['asked', 'albums', 'painted_book', 'painted_sheets'] as const
export type CodePart = (typeof CODE_PARTS)[number]

/** Settles when all code of a route, or of such a part, has run; never fails: what did not come is asked for again by whoever needs it. */
export type RunCode = (of: string) => Promise<void>
