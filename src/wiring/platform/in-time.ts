import { NetworkLost } from '../../../machines/faults.ts'

/**
 * Does something that ends when its time is up, or when whoever asked has left. iPhones before iOS 17.4 have no `AbortSignal.any` to say so with
 * (decision 084).
 *
 * @param ms the time that it has.
 * @throws NetworkLost when the time is up.
 */
export function inTime<Result>(
  ms: number,
  left: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return new Promise((done, fail) => {
    const stop = new AbortController()
    const leave = () => stop.abort(left?.reason)
    const timer = setTimeout(() => {
      // Not every sender hears the signal: one that the page has begun already is left as well.
      fail(new NetworkLost('no answer'))
      leave()
    }, ms)
    left?.addEventListener('abort', leave)
    if (left?.aborted) {
      leave()
    }
    work(stop.signal)
      .finally(() => {
        clearTimeout(timer)
        left?.removeEventListener('abort', leave)
      })
      .then(done, fail)
  })
}
