/** Under this name of the window stands what runs the code of a screen in small parts, before the screen itself is loaded. */
export const RUN_CODE = 'runCode'

/** Settles when all code of a route has run; never fails: what did not come is asked for again by whoever needs it. */
export type RunCode = (route: string) => Promise<void>
