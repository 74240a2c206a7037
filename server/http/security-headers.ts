/**
 * What every reply says to the browser. Pages of ours load nothing from anywhere else and stand in nobody's frame; the
 * shop's stand in one of the merchant's console, on the same host.
 *
 * `wasm-unsafe-eval` lets the picture decoder and the hash run; it does not allow `eval`. `blob:` pictures are the
 * shopper's own, before they are uploaded.
 */
export function securityHeaders(options: {
  readonly https: boolean
  readonly uploadOrigins: readonly string[]
  readonly pictureOrigins: readonly string[]
  /** The page is open inside the messenger, whose own script it may load. */
  readonly messenger?: boolean
  /** The page may stand in a frame of this host. */
  readonly framed?: boolean
  /** Hashes of what stands in the page itself. */
  readonly inline?: { readonly scripts: readonly string[]; readonly styles: readonly string[] }
}) {
  const messengerScripts = options.messenger ? [MESSENGER_SCRIPTS] : []
  const policy = [
    "default-src 'none'",
    ['script-src', "'self'", "'wasm-unsafe-eval'", ...messengerScripts, ...(options.inline?.scripts ?? [])].join(' '),
    ['style-src', "'self'", ...(options.inline?.styles ?? [])].join(' '),
    `img-src ${["'self' blob: data:", MESSENGER_PICTURES, ...options.pictureOrigins].join(' ')}`,
    `connect-src ${["'self'", ...options.uploadOrigins].join(' ')}`,
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${options.framed ? "'self'" : "'none'"}`,
    "object-src 'none'",
    // Text becomes no script: the app's policy names whose scripts it starts.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(options.https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** Where the messenger keeps the pictures of its people, shown beside the name of who signed in by it. */
const MESSENGER_PICTURES = 'https://thirdwx.qlogo.cn'

/** Where the messenger's JS-SDK comes from. */
const MESSENGER_SCRIPTS = 'https://res.wx.qq.com'
