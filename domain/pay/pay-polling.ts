/** Pauses between questions whether an order is paid, seconds; the last one repeats. */
const PAUSES = [1, 1, 2, 3, 5] as const

/** After this long the shopper reads "your payment is being confirmed", never "failed". Milliseconds. */
export const PAY_PATIENCE_MS = 60_000

/** The pause before the next question when `polls` questions got no "paid" yet, ms. */
export function payPause(polls: number): number {
  return 1000 * (PAUSES[Math.min(Math.max(polls, 1), PAUSES.length) - 1] ?? 5)
}

/** Whether `polls` questions and their pauses have used up the patience. */
export function payPatienceIsOver(polls: number): boolean {
  let waited = 0
  for (let question = 1; question <= polls; question++) {
    waited += payPause(question)
  }
  return waited > PAY_PATIENCE_MS
}
