import { createContext } from 'react'
import { decideEntry, type EntryDecision } from '../../../domain/navigation/decide-entry.ts'
import { ENTRY_PARAMETERS, readEntryLink } from '../../../domain/navigation/entry-link.ts'
import { withEntry } from '../../../domain/navigation/stored-visit.ts'
import { pathTo, ROUTES, routeOf } from '../../navigation/routes.ts'
import type { VisitStore } from '../../session/visit-store.ts'

/** What the link says, and whether the server was asked already which host is the shop that it names. */
export interface Entry extends EntryDecision {
  readonly requestedHost: boolean
}

/** What the shop was opened with. `null` in stories and tests: no link at all. */
export const EntryContext = createContext<Entry | null>(null)

/**
 * Reads the address that the shop was opened with, keeps what it brings, and puts an address in its place that says
 * nothing about a person and none of the words that were said once. Before the first request: neither the shop nor
 * anybody else sees those words again, and no later address copies them.
 */
export function enterByLink(place: Window, visits: VisitStore): Entry {
  const { search, hash, pathname } = place.location
  const [path = '', ...rest] = hash.replace(/^#?\/?/, '').split('?')
  const route = routeOf(path) ?? 'index'
  const inside = rest.join('?')
  const decision = decideEntry(readEntryLink(search, inside), { route, ec: ROUTES[route].ec, named: path !== '' })
  visits.change((visit) => withEntry(visit, decision))
  const begun = decision.begin
  const front = without(search, begun ? [...ENTRY_PARAMETERS, ...MOVED_LABELS] : ENTRY_PARAMETERS)
  const address = begun ? pathTo(begun.to, begun.query) : `/${path}${without(inside, ENTRY_PARAMETERS)}`
  const next = `${pathname}${front}${hash === '' && !begun ? '' : `#${address}`}`
  if (next !== `${pathname}${search}${hash}`) {
    place.history.replaceState(place.history.state, '', next)
  }
  return { ...decision, requestedHost: decision.mchid === (readEntryLink(search, '').link.mchid ?? null) }
}

/** Words that moved from in front of the hash into the address of the screen that the link begins at. */
const MOVED_LABELS = ['subid', 'sid', 'oid', 'k', 'aid', 'pid', 'st']

function without(query: string, names: readonly string[]): string {
  const left = new URLSearchParams(query)
  if (!names.some((name) => left.has(name))) {
    return query === '' || query.startsWith('?') ? query : `?${query}`
  }
  for (const name of names) {
    left.delete(name)
  }
  const text = left.toString()
  return text === '' ? '' : `?${text}`
}
