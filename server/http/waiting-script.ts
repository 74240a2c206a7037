/** What a screen is loaded with: names of files, and which of them each route takes. */
export interface RouteFiles {
  readonly files: readonly string[]
  /** Places in `files`, by the name of the route. */
  readonly routes: Readonly<Record<string, readonly number[]>>
  /** Routes that most shoppers go to next, by the name of the route. */
  readonly next: Readonly<Record<string, readonly string[]>>
}

/**
 * Runs behind the shell, before anything is painted; the server writes its text there. On the front it lets the pictures come that are not
 * among the first. A product that stands on the front is shown with its picture and its name while its screen is on the way. What the screen is
 * loaded with is fetched ahead, behind that picture. The shell stays over the app's own waiting screens, which know less, until a screen is there.
 * What the next screen is loaded with comes once the phone has had nothing to do on this one for a while.
 */
export function waitingScript({ files, routes, next }: RouteFiles): void {
  /** Time that a screen has to itself before anything is fetched for the next one, ms. */
  const RESTED_MS = 3000
  const asked = new Set<string>()
  const fetchAhead = (route: string, priority: 'auto' | 'low' = 'auto') => {
    for (const at of routes[route] ?? []) {
      const file = files[at] ?? ''
      if (!asked.has(file)) {
        asked.add(file)
        const link = document.createElement('link')
        link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload'
        link.as = file.endsWith('.js') ? 'script' : 'style'
        link.crossOrigin = ''
        link.fetchPriority = priority
        link.href = file
        document.head.append(link)
      }
    }
  }
  const routeNow = () => (window.location.hash.split('?')[0] ?? '').replace(/\W/g, '') || 'index'
  const fetchNext = () => {
    for (const route of next[routeNow()] ?? []) {
      fetchAhead(route, 'low')
    }
  }
  // Safari knows neither idleness nor whether every byte is paid for.
  const isDear = (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
  const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 0))
  let rested = 0
  const rest = () => {
    window.clearTimeout(rested)
    rested = window.setTimeout(() => idle(fetchNext), RESTED_MS)
  }
  if (!isDear) {
    window.addEventListener('load', rest)
    window.addEventListener('addresschange', rest)
  }
  const shell = document.getElementById('shell')
  const root = document.getElementById('root')
  const waiting = shell?.lastElementChild
  if (!shell || !root || !waiting) {
    return
  }
  const letCome = (pictures: Iterable<HTMLImageElement>) => {
    for (const picture of pictures) {
      picture.src = picture.dataset['src'] ?? picture.src
    }
  }
  if (document.documentElement.dataset['shell'] !== 'waiting') {
    // Those that are fetched first are shown with the first picture of the page, not once they are known to be in sight.
    for (const picture of shell.querySelectorAll<HTMLImageElement>('img:not([data-src])')) {
      picture.loading = 'eager'
      picture.decoding = 'sync'
    }
    const later = [...shell.querySelectorAll<HTMLImageElement>('img[data-src]')]
    letCome(later.filter((picture) => picture.getBoundingClientRect().top < window.innerHeight))
    window.addEventListener('load', () => letCome(later), { once: true })
    return
  }
  const [path = '', search = ''] = window.location.hash.split('?')
  const pid = new URLSearchParams(search).get('pid')
  const product = waiting.querySelector<HTMLElement>('[data-waits="product"]')
  const tile = [...shell.querySelectorAll<HTMLAnchorElement>('a[href*="prod_details?"]')].find(
    ({ hash }) => new URLSearchParams(hash.split('?')[1]).get('pid') === pid,
  )
  const picture = tile?.firstElementChild?.firstElementChild?.cloneNode(true)
  const fetchThis = () => fetchAhead(routeNow())
  if (path.endsWith('/prod_details') && product && tile && picture instanceof Element && window.innerWidth < 900) {
    product.querySelector('[data-waits="picture"]')?.append(picture)
    for (const name of waiting.querySelectorAll('[data-waits="name"]')) {
      name.textContent = tile.children[1]?.textContent ?? ''
    }
    product.hidden = false
    waiting.querySelector('main')?.setAttribute('hidden', '')
    const photos = [...product.querySelectorAll('img')]
    letCome(photos)
    for (const photo of photos) {
      photo.fetchPriority = 'high'
      photo.loading = 'eager'
    }
    const [photo] = photos
    if (photo && !photo.complete) {
      photo.addEventListener('load', fetchThis)
      photo.addEventListener('error', fetchThis)
    } else {
      fetchThis()
    }
  } else {
    fetchThis()
  }
  const isThere = () => root.querySelector('main') !== null && root.querySelector('[data-awaits]') === null
  const stay = new MutationObserver(() => {
    if (isThere()) {
      stay.disconnect()
      shell.remove()
    } else if (!shell.isConnected) {
      // The app took it away for a waiting screen of its own; what is said above every screen stays in sight.
      shell.setAttribute('aria-hidden', 'true')
      shell.style.cssText =
        'position:absolute;inset:var(--above,0px) 0 0;z-index:20;background:var(--paper);overflow:hidden'
      root.before(shell)
    }
  })
  stay.observe(document.body, { childList: true, subtree: true })
}
