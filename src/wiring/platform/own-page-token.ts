import { newId } from '../../lib/new-id.ts'

/**
 * What only a page of this shop can say: the value of its own cookie, sent as a header too (`server/http/own-page.ts`).
 * The shop asks for it where a browser says neither `Sec-Fetch-Site` nor `Origin`. Before somebody signs in there is no
 * such cookie yet, so the page makes one.
 */
export function ownPageHeader(): Readonly<Record<string, string>> {
  // A worker has no cookies to read, and names its page by itself.
  return typeof document === 'undefined' ? {} : { 'X-CSRF-Token': ownPageToken() }
}

function ownPageToken(): string {
  const secure = window.location.protocol === 'https:'
  const name = secure ? '__Host-csrf' : 'csrf'
  const known = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  if (known !== undefined && known.length > name.length + 1) {
    return known.slice(name.length + 1)
  }
  const token = newId()
  // biome-ignore lint/suspicious/noDocumentCookie: the browsers this is for have no cookieStore.
  document.cookie = `${name}=${token}; path=/; samesite=lax${secure ? '; secure' : ''}`
  return token
}
