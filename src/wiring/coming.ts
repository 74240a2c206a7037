import { NetworkLost } from '../../machines/faults.ts'

/** A promise as React reads it: one that says it is fulfilled is not waited for. */
export type TrackedPromise<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value }

/**
 * What is loaded when it is first asked for. One promise before and after: a screen that waited for it asks for it once more when it goes
 * on, and React throws where it finds something else. Code that did not come is asked for again by the next call.
 *
 * @throws NetworkLost when its code does not come
 */
export function coming<Value>(load: () => Promise<Value>): () => TrackedPromise<Value> {
  let now: TrackedPromise<Value> | undefined
  return () => {
    now ??= begun(load, () => {
      now = undefined
    })
    return now
  }
}

function begun<Value>(load: () => Promise<Value>, onFault: () => void): TrackedPromise<Value> {
  const loading: TrackedPromise<Value> = load().then(
    (value) => {
      Object.assign(loading, { status: 'fulfilled', value })
      return value
    },
    (cause: unknown) => {
      onFault()
      throw cause instanceof NetworkLost ? cause : new NetworkLost('code did not come', { cause })
    },
  )
  return loading
}
