/** Under this name of the window stands what runs the code of a screen in small parts, before the screen itself is loaded. */
export const RUN_CODE = 'runCode'

/** The part that asks the shop for what is neither an album nor a design: a guard needs it before there is a screen. */
export const ASKED_CODE = 'asked'

/** Settles when all code of a route, or of that part, has run; never fails: what did not come is asked for again by whoever needs it. */
export type RunCode = (of: string) => Promise<void>
