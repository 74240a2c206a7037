import { createContext } from 'react'
import { decideEntry, type EntryDecision } from '../../../domain/navigation/decide-entry.ts'
import { ENTRY_PARAMETERS, type ReadLink, readEntryLink } from '../../../domain/navigation/entry-link.ts'
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
  const { path, words, decision } = linkOf(place.location)
  visits.change((visit) => withEntry(visit, decision))
  const begun = decision.begin
  // Words in front of the hash would be part of the address of every later screen: they move into that of the first one.
  const kept = without(words, ENTRY_PARAMETERS)
  const address = begun
    ? pathTo(begun.to, { ...without(kept, MOVED_LABELS), ...begun.query })
    : `/${path}${queryText(kept)}`
  const next = hash === '' && address === '/' ? pathname : `${pathname}#${address}`
  if (next !== `${pathname}${search}${hash}`) {
    place.history.replaceState(place.history.state, '', next)
  }
  return { ...decision, requestedHost: decision.mchid === (readEntryLink(search, '').link.mchid ?? null) }
}

/**
 * In a tab where the shop is open a link changes no more than what stands behind the `#`: the shop is opened anew by it. None of its own
 * addresses says what a link does; the screen for an order's number, where Back may lead, names that itself.
 */
export function reopenByLink(place: Window, reopen = () => place.location.reload()): void {
  place.addEventListener('hashchange', () => {
    const { words, at, decision } = linkOf(place.location)
    if ((decision.begin && !at.ec) || ENTRY_PARAMETERS.some((name) => name in words)) {
      reopen()
    }
  })
}

/** An address, read as a link. */
function linkOf({ search, hash }: Location) {
  const [path = '', ...rest] = hash.replace(/^#?\/?/, '').split('?')
  const route = routeOf(path) ?? 'index'
  const inside = rest.join('?')
  const words = Object.fromEntries([...new URLSearchParams(search), ...new URLSearchParams(inside)])
  // Where a phone is bound by way of a sign-in, `nt` is the binding and `after` where it goes on to.
  const { nt = '', after = nt } = words
  const at = { route, ec: ROUTES[route].ec, named: path !== '', next: after }
  // A link that leads away does nothing else (B§2 rule 1): the guard follows it, or says why not.
  const decision = decideEntry(words['shareRedirect'] ? NO_LINK : readEntryLink(search, inside), at)
  return { path, words, at, decision }
}

const NO_LINK: ReadLink = { link: {}, malformed: [] }

/** Words that the screen at which the link begins says by itself. */
const MOVED_LABELS = ['subid', 'sid', 'oid', 'k', 'aid', 'pid', 'st']

type Words = Readonly<Record<string, string>>

function without(words: Words, names: readonly string[]): Words {
  return Object.fromEntries(Object.entries(words).filter(([name]) => !names.includes(name)))
}

function queryText(words: Words): string {
  const text = new URLSearchParams(words).toString()
  return text === '' ? '' : `?${text}`
}
