/** Where the messenger's JS-SDK comes from; its header lets it in inside the messenger only. */
const MESSENGER_SCRIPTS = 'https://res.wx.qq.com/'

/** What TypeScript's own types of a browser do not name yet. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { readonly createScriptURL: (address: string) => string | null }): unknown
}

/**
 * The page's only policy of Trusted Types: what is started as a script, a worker of photos or of the way offline, comes from this
 * shop or is the messenger's. Text never becomes markup or code. A browser without Trusted Types is left as it is.
 */
export function trustOwnScripts(page: { readonly trustedTypes?: TrustedTypes; readonly location: Location }): void {
  page.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isTrusted(address, page.location.href) ? address : null),
  })
}

export function isTrusted(address: string, base: string): boolean {
  const { origin, href } = new URL(address, base)
  return origin === new URL(base).origin || href.startsWith(MESSENGER_SCRIPTS)
}
