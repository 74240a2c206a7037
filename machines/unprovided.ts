import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate'

/**
 * The default of every port: fails loudly. A machine on its own must never reach it; screens use the `wire...`
 * functions, where a missing port is a compile error.
 */
export function unprovided<Output, Input>(port: string) {
  return fromPromise<Output, Input>(() => {
    console.error(`port not provided: ${port}`)
    return Promise.reject(new Error(`port not provided: ${port}`))
  })
}

/** The same for ports that tell things as they happen. */
export function unprovidedCallback<Event extends EventObject, Input = NonReducibleUnknown>(port: string) {
  return fromCallback<Event, Input>(() => {
    console.error(`port not provided: ${port}`)
    throw new Error(`port not provided: ${port}`)
  })
}
