/** The server is there and said "not now": the same question, asked again later, is a good one. */
export class ShopBusy extends Error {
  override readonly name = 'ShopBusy'
  /** After so many seconds, when the shop told. */
  readonly seconds: number | undefined

  constructor(message: string, seconds?: number) {
    super(message)
    this.seconds = seconds
  }
}

/** Milliseconds until a shop that said "not now" is asked again; null when the fault is another one. */
export function pauseOf(fault: unknown): number | null {
  return fault instanceof ShopBusy ? (fault.seconds ?? BUSY_SECONDS) * 1000 : null
}

/** The pause of a shop that did not say how long. */
const BUSY_SECONDS = 15
