import { useSyncExternalStore } from 'react'
import type { BaseLocationHook } from 'wouter'
import { watchHistory, writeAddress } from './history-entries.ts'

// wouter's own hash hook moves ?query in front of the hash and does not split `#/login?nt=x`. Entry links of the
// shop carry the query inside the hash, so this hook keeps it there and reads both places; the hash wins.

const listeners = new Set<() => void>()

function notifyAll(): void {
  for (const listener of listeners) {
    listener()
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    watchHistory()
    window.addEventListener('hashchange', notifyAll)
    window.addEventListener('popstate', notifyAll)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) {
      window.removeEventListener('hashchange', notifyAll)
      window.removeEventListener('popstate', notifyAll)
    }
  }
}

/** What an address says, told apart. */
interface ReadAddress {
  readonly search: string
  readonly hash: string
  readonly path: string
  readonly query: string
}

let read = readAddress('', '')

/** Every component that follows the address asks with every drawing of its own: an address is read once. */
function currentAddress(): ReadAddress {
  const { search, hash } = window.location
  if (search !== read.search || hash !== read.hash) {
    read = readAddress(search, hash)
  }
  return read
}

function readAddress(search: string, hash: string): ReadAddress {
  const [path = '/', ...rest] = `/${hash.replace(/^#?\/?/, '')}`.split('?')
  const merged = new URLSearchParams(search)
  new URLSearchParams(rest.join('?')).forEach((value, key) => {
    merged.set(key, value)
  })
  return { search, hash, path, query: merged.toString() }
}

/** The path in the hash, without its query. */
export function currentPath(): string {
  return currentAddress().path
}

/** The query of the address: what stands in front of the hash, overruled by what stands inside it. */
export function currentSearch(): string {
  return currentAddress().query
}

/** Goes to an address such as `/theme_list?pid=p1`. */
export function goTo(address: string, options: { readonly replace?: boolean; readonly state?: unknown } = {}): void {
  writeAddress(`#/${address.replace(/^#?\/?/, '')}`, options)
  notifyAll()
  // The browser tells of no address that a script has written: the page fetches ahead for the screen that comes next.
  window.dispatchEvent(new Event('addresschange'))
}

interface HashLocation extends BaseLocationHook {
  hrefs: (href: string) => string
  searchHook: () => string
}

const useHashLocation = (() => [
  useSyncExternalStore(subscribe, currentPath, () => '/'),
  goTo,
]) as unknown as HashLocation
useHashLocation.hrefs = (href) => `#${href}`
useHashLocation.searchHook = () => useSyncExternalStore(subscribe, currentSearch, () => '')

export { useHashLocation }
