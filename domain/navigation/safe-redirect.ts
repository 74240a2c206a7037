/** Where a redirect may lead besides the shop's own address. A path that ends with `/` allows what is below it. */
export interface AllowedPlace {
  readonly origin: string
  readonly path: string
}

export interface RedirectRules {
  /** Of the shop itself, for example `https://shop.example.com`; plain http only where the shop itself is opened by it. */
  readonly origin: string
  readonly allow?: readonly AllowedPlace[]
}

/** Longer addresses are nobody's honest ones. */
const LENGTH_MAX = 2048

/**
 * The one function that every redirect of the shop goes through (safety rule 16): the address to go to, or nothing when
 * `raw` leads away from the shop. A place of the shop comes back as its path, so that it cannot change host.
 */
export function safeRedirect(raw: string, { origin, allow = [] }: RedirectRules): string | undefined {
  if (raw.length > LENGTH_MAX || hasHiddenLetters(raw) || !URL.canParse(raw, origin)) {
    return undefined
  }
  const url = new URL(raw, origin)
  if (url.username || url.password || (url.protocol !== 'https:' && url.origin !== origin)) {
    return undefined
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return undefined
  }
  if (url.origin === origin) {
    return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash
  }
  return allow.some((place) => leadsTo(url, place)) ? url.href : undefined
}

function leadsTo(url: URL, { origin, path }: AllowedPlace): boolean {
  return url.origin === origin && (url.pathname === path || (path.endsWith('/') && url.pathname.startsWith(path)))
}

/** Blanks, control characters and backslashes, which browsers read in other ways than the eye. */
function hasHiddenLetters(text: string): boolean {
  return [...text].some((letter) => letter <= ' ' || letter === '\u007f' || letter === '\\' || /\s/.test(letter))
}
