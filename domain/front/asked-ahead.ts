/** Under this name of the window stands what the page asked the shop before its script was there. */
export const ASKED_AHEAD = 'askedAhead'

/** A call that the page has sent already; whoever sends the same takes its reply. */
export interface AskedAhead {
  /** With the base of calls. */
  readonly path: string
  /** The form, as it travels. */
  readonly body: string
  /** By the page's clock, ms. */
  readonly at: number
  readonly reply: Promise<Response>
}

/** How long the shop may hold its answer back until a picture of a design is ready, seconds. */
export const HOLD_SECONDS = 8

/** Pages of a design whose pictures are asked for in one question. */
export const PAGES_AT_ONCE = 200
