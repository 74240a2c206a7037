import { createContext } from 'react'
import { decideEntry, type EntryDecision } from '../../../domain/navigation/decide-entry.ts'
import { readEntryLink, SECRETS_OF_ADDRESS } from '../../../domain/navigation/entry-link.ts'
import { withEntry } from '../../../domain/navigation/kept-visit.ts'
import { pathTo, ROUTES, routeOf } from '../../navigation/routes.ts'
import type { VisitStore } from '../../session/visit-store.ts'

/** What the shop was opened with. `null` in stories and tests: no link at all. */
export const EntryContext = createContext<EntryDecision | null>(null)

/**
 * Reads the address that the shop was opened with, keeps what it brings, and puts an address in its place that says
 * nothing about a person. Before the first request: neither the shop nor anybody else sees those words again.
 */
export function enterByLink(place: Window, visits: VisitStore): EntryDecision {
  const { search, hash, pathname } = place.location
  const [path = '', ...rest] = hash.replace(/^#?\/?/, '').split('?')
  const route = routeOf(path) ?? 'index'
  const decision = decideEntry(readEntryLink(search, rest.join('?')), { route, ec: ROUTES[route].ec })
  visits.change((visit) => withEntry(visit, decision))
  const begun = decision.begin
  const front = without(search, begun ? [...SECRETS_OF_ADDRESS, ...ORDER_WORDS] : SECRETS_OF_ADDRESS)
  const inside = without(rest.join('?'), SECRETS_OF_ADDRESS)
  const address = begun ? pathTo(begun.to, begun.query) : `/${path}${inside}`
  const next = `${pathname}${front}${hash === '' && !begun ? '' : `#${address}`}`
  if (next !== `${pathname}${search}${hash}`) {
    place.history.replaceState(place.history.state, '', next)
  }
  return decision
}

/** Words that moved from in front of the hash into the address of the order's screens. */
const ORDER_WORDS = ['subid', 'sid', 'oid', 'k']

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
