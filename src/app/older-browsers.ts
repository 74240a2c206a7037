/*
 * What Safari before 17 and Chrome before 120 lack of what the shop and its libraries are written with: phones that get no newer
 * system, and the views of some messengers. Loaded before anything else runs, and only there.
 */
import 'core-js/actual/array/at'
import 'core-js/actual/array/find-last'
import 'core-js/actual/array/find-last-index'
import 'core-js/actual/array/to-reversed'
import 'core-js/actual/array/to-sorted'
import 'core-js/actual/object/has-own'
import 'core-js/actual/string/at'
import 'core-js/actual/structured-clone'
import 'core-js/actual/url/can-parse'
import './stand-ins.ts'

const fetched = new Set<string>()

/** Fetches what a page names ahead: those browsers know no `modulepreload`, and would ask for one file after the other. */
function fetchAhead(nodes: Iterable<Node>): void {
  for (const link of nodes) {
    if (link instanceof HTMLLinkElement && link.rel === 'modulepreload' && !fetched.has(link.href)) {
      fetched.add(link.href)
      fetch(link.href, { credentials: 'same-origin' }).catch(() => undefined)
    }
  }
}

if (!document.createElement('link').relList.supports('modulepreload')) {
  fetchAhead(document.querySelectorAll('link'))
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      fetchAhead(addedNodes)
    }
  }).observe(document, { childList: true, subtree: true })
}
