/** What a screen is loaded with: names of files, and which of them each route takes. */
export interface RouteFiles {
  readonly files: readonly string[]
  /** Places in `files`, by the name of the route, and of the parts that are loaded by themselves (`CODE_PARTS`). */
  readonly routes: Readonly<Record<string, readonly number[]>>
  /** Routes that most shoppers go to next, by the name of the route. */
  readonly next: Readonly<Record<string, readonly string[]>>
}

/** What the page asks the shop for whoever is signed in, before its script is there; see `AskedAhead`. */
export interface Asks {
  /** Name of the window's list of them. */
  readonly list: string
  /** Paths of calls, with their base: an album, a design, the pictures of a design. */
  readonly album: string
  readonly design: string
  readonly pictures: string
  /** Seconds that pictures may be held back. */
  readonly wait: number
  /** Pages whose pictures are asked for at once. */
  readonly pages: number
}

/**
 * Runs behind the shell, before anything is painted; the server writes its text there. On the front it lets the pictures come that are not
 * among the first. A product that stands on the front is shown with its picture and its name while its screen is on the way. What the screen is
 * loaded with is fetched ahead, behind that picture. An album and a design are asked for here already, in the words of the screen, which takes the
 * replies; the first photos of the one and the first page of the other are shown as a product is. The shell stays over the app's own waiting screens, which know less, until a screen is there.
 * What the next screen is loaded with comes once the phone has had nothing to do on this one for a while.
 * Under `runCode` the window gets what runs the files of a route, or of a part, one after the other (`RunCode`).
 */
export function waitingScript({ files, routes, next }: RouteFiles, asks: Asks | null, runCode: string): void {
  /** The code of a screen waits no longer than this for what is shown before it, ms. */
  const BEHIND_MS = 1000
  /** Time that a screen has to itself before anything is fetched for the next one, ms. */
  const RESTED_MS = 3000
  /** To name a file takes a slow phone 2 ms, to run one up to 60, and a screen has up to seventy: a finger comes between so many ms of it. */
  const AT_ONCE_MS = 10
  const asked = new Set<string>()
  const filesOf = (route: string) => (routes[route] ?? []).map((at) => files[at] ?? '')
  const fetchAhead = (route: string, priority: 'auto' | 'low' = 'auto') => {
    const wanted = filesOf(route)
    const name = () => {
      const begun = performance.now()
      while (wanted.length > 0 && performance.now() - begun < AT_ONCE_MS) {
        const file = wanted.shift() ?? ''
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
      if (wanted.length > 0) {
        window.setTimeout(name, 0)
      }
    }
    name()
  }
  // Run at once when the last of them is there, as an import of the screen would, they are tasks of 100 to 200 ms on a slow phone.
  const run = async (route: string) => {
    fetchAhead(route)
    let begun = performance.now()
    for (const file of filesOf(route).filter((one) => one.endsWith('.js'))) {
      try {
        await import(/* @vite-ignore */ file)
      } catch {
        // Whoever needs it asks again, and says what is wrong.
      }
      if (performance.now() - begun > AT_ONCE_MS) {
        await new Promise((turn) => window.setTimeout(turn, 0))
        begun = performance.now()
      }
    }
  }
  Object.assign(window, { [runCode]: run })
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
  const address = new URLSearchParams(search)
  const pid = address.get('pid')
  const product = waiting.querySelector<HTMLElement>('[data-waits="product"]')
  const tile = [...shell.querySelectorAll<HTMLAnchorElement>('a[href*="prod_details?"]')].find(
    ({ hash }) => new URLSearchParams(hash.split('?')[1]).get('pid') === pid,
  )
  const picture = tile?.firstElementChild?.firstElementChild?.cloneNode(true)
  const fetchThis = () => fetchAhead(routeNow())
  const isNarrow = !window.matchMedia('(min-width: 900px)').matches
  /** The code comes once these are here, or will not come. */
  const fetchBehind = async (photos: readonly HTMLImageElement[]) => {
    const come = photos.map((photo) => {
      photo.fetchPriority = 'high'
      photo.loading = 'eager'
      return (
        photo.complete ||
        new Promise((done) => {
          photo.addEventListener('load', done)
          photo.addEventListener('error', done)
        })
      )
    })
    if (come.some((photo) => photo !== true)) {
      await Promise.all(come)
    }
    fetchThis()
  }
  const sent: unknown[] = []
  const ask = async <Data>(call: string, form: Readonly<Record<string, string>>): Promise<Data> => {
    const body = new URLSearchParams(form)
    const options = { method: 'POST', credentials: 'same-origin', headers: { Accept: 'application/json' } } as const
    const reply = fetch(call, { ...options, body })
    sent.push({ path: call, body: String(body), at: performance.now(), reply })
    return (await (await reply).clone().json()).Data
  }
  const firstPhotos = async (call: string, aid: string): Promise<readonly string[]> => {
    const { album } = await ask<{ album: { groups: { photos: { imageThumb: string }[] }[] } }>(call, { aid })
    const photos = album.groups.flatMap((group) => group.photos)
    return photos.slice(0, 3).map(({ imageThumb }) => imageThumb)
  }
  const firstPage = async ({ design, pictures, wait, pages }: Asks, taskid: string): Promise<readonly string[]> => {
    const { length } = (await ask<{ pages: unknown[] }>(design, { taskid })).pages
    const pageindex = [...Array(Math.min(length, pages)).keys()].join()
    const form = { taskid, pageindex, wait: String(wait) }
    const [first] = (await ask<{ pages: { previewurl: string }[] }>(pictures, form)).pages
    return first?.previewurl ? [first.previewurl] : []
  }
  if (asks) {
    Object.assign(window, { [asks.list]: sent })
  }
  const pictures =
    asks && path.endsWith('/album_detail') && address.get('aid') && !address.get('st')
      ? firstPhotos(asks.album, address.get('aid') ?? '')
      : asks && /\/(theme_preview|(frame|combo|print)_index)$/.test(path) && address.get('taskid')
        ? firstPage(asks, address.get('taskid') ?? '')
        : undefined
  if (path.endsWith('/prod_details') && product && tile && picture instanceof Element && isNarrow) {
    product.querySelector('[data-waits="picture"]')?.append(picture)
    for (const name of waiting.querySelectorAll('[data-waits="name"]')) {
      name.textContent = tile.children[1]?.textContent ?? ''
    }
    product.hidden = false
    waiting.querySelector('main')?.setAttribute('hidden', '')
    const photos = [...product.querySelectorAll('img')]
    letCome(photos)
    void fetchBehind(photos)
  } else if (pictures && isNarrow) {
    const places = [...(waiting.querySelector('main [data-awaits]')?.children ?? [])]
    const firstPlace = path.endsWith('/album_detail') ? 1 : 0
    pictures.then(
      (addresses) =>
        fetchBehind(
          addresses.map((src, at) => {
            const photo = document.createElement('img')
            photo.alt = ''
            photo.decoding = 'sync'
            photo.src = src
            places[firstPlace + at]?.append(photo)
            return photo
          }),
        ),
      // The screen asks again, and says what is wrong.
      fetchThis,
    )
    window.setTimeout(fetchThis, BEHIND_MS)
  } else {
    pictures?.catch(() => undefined)
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
