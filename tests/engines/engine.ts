/** A point of the page, css px. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A cookie as the shop's server set it. */
export interface EngineCookie {
  readonly name: string
  readonly value: string
}

/**
 * A browser engine under one hand: what a customer does with it, whatever protocol carries it there. Two fingers at once
 * are the journeys' matter: neither WebKitGTK's WebDriver nor Firefox's here brings them to a page.
 */
export interface Engine {
  readonly name: string
  /** Opens `url` as somebody who has these cookies of its origin. */
  open(url: string, cookies: readonly EngineCookie[]): Promise<void>
  /** Value of an expression of the page. */
  evaluate<Value>(expression: string): Promise<Value>
  /** One press that moves along `way` and ends. One point alone is a tap. */
  drag(way: readonly Point[]): Promise<void>
  doubleTap(at: Point): Promise<void>
  wheel(at: Point, deltaY: number): Promise<void>
  /** One key by its name in `KeyboardEvent.key`; `Control+z` holds the first. */
  press(key: string): Promise<void>
  type(text: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  screenshot(file: string): Promise<void>
  close(): Promise<void>
}
