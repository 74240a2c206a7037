import { GROUPS } from '../../server/call-groups.ts'
import type { CallList } from '../../server/http/open-api.ts'
import type { Deps } from '../../server/ports/deps.ts'

/** Answers everything with itself: routes are only read here, never run. */
const nothing: unknown = new Proxy(() => nothing, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : nothing),
})

/** Every call of the server with its route, without a server. */
export function callLists(): readonly CallList[] {
  return GROUPS.map(({ name, routes }) => ({ name, routes: routes?.(nothing as Deps) ?? [] }))
}
