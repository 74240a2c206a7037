import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'

/**
 * What a machine asks the world for, as an actor. Stopped, it tells nothing any more: a machine that React stops and starts again, as it does in
 * development, keeps its actors, and the abort of their first life would count as a fault of the second.
 */
export function asking<Output, Input = NonReducibleUnknown>(
  ask: (asked: { readonly input: Input; readonly signal: AbortSignal }) => PromiseLike<Output>,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        ask({ input, signal }).then(
          (output) => signal.aborted || resolve(output),
          (fault) => signal.aborted || reject(fault),
        )
      }),
  )
}
