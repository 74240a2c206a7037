import { ASKED_AHEAD, type AskedAhead } from '../../../domain/front/asked-ahead.ts'

/** What was answered earlier than this may have changed since, ms: a shopper has come back to the screen. */
const FRESH_MS = 30_000

/** Sends a call as `fetch` does, unless the page sent the same just before its script came: then that reply is taken, once. */
export const askOrTake: typeof fetch = (address, options) => {
  const ahead: AskedAhead[] = Reflect.get(globalThis, ASKED_AHEAD) ?? []
  const at = ahead.findIndex(({ path, body }) => path === address && body === String(options?.body))
  const [known] = at < 0 ? [] : ahead.splice(at, 1)
  return known && performance.now() - known.at < FRESH_MS
    ? known.reply.catch(() => fetch(address, options))
    : fetch(address, options)
}
