/**
 * What pg-boss reports as an error: a copy of one without its class, beside the name of the queue and the worker. The log
 * keeps nothing of what is no error, since it may hold a shopper's data.
 */
export function queueError(reported: unknown): Error {
  if (reported instanceof Error) {
    return reported
  }
  const { message, stack, code } = (reported ?? {}) as Partial<Record<'message' | 'stack' | 'code', unknown>>
  const error = new Error(typeof message === 'string' ? message : 'the job queue reported no error')
  if (typeof stack === 'string') {
    error.stack = stack
  }
  return typeof code === 'string' ? Object.assign(error, { code }) : error
}
