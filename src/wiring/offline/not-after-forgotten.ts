import type { CacheFirst } from 'workbox-strategies'

export interface Forgetting {
  /** The shopper is forgotten now. */
  forget(): void
  /** Asked before something is fetched: whether what came may still be kept. */
  mayKeep(): () => boolean
  /** Lets a strategy keep nothing that was fetched for a shopper who was forgotten meanwhile. */
  readonly plugin: CacheFirst['plugins'][number]
}

/**
 * The page and its worker have one each. What was on its way while the shopper signed out came behind the emptying of the caches, and stayed on the phone for whoever has it next.
 * It is not written; what was being written is taken out again.
 */
export function createForgetting(): Forgetting {
  let times = 0
  const mayKeep = () => {
    const then = times
    return () => times === then
  }
  const asked = (state: unknown) => Reflect.get(Object(state), 'mayKeep') as (() => boolean) | undefined
  return {
    forget() {
      times += 1
    },
    mayKeep,
    plugin: {
      async handlerWillStart({ state }) {
        Object.assign(Object(state), { mayKeep: mayKeep() })
      },
      async cacheWillUpdate({ response, state }) {
        return response.status === 200 && asked(state)?.() ? response : null
      },
      async cacheDidUpdate({ cacheName, request, state }) {
        if (!asked(state)?.()) {
          await (await caches.open(cacheName)).delete(request)
        }
      },
    },
  }
}
