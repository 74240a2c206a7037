declare module 'linebreak' {
  /** Walks the line break opportunities of a text (UAX #14). */
  export default class LineBreaker {
    constructor(text: string)
    /** The next opportunity; `position` is the offset behind it. `null` at the end. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null
  }
}
