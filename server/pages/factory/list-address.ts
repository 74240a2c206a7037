import type { OrderId } from '../../../domain/ids.ts'

/** Where orders of a state and a search are listed, from the newest on or behind one of them. */
export function listAddress(
  path: string,
  { state, key }: { readonly state: string | undefined; readonly key: string },
  after?: OrderId,
): string {
  const asked = { ...(state ? { state } : {}), ...(key ? { q: key } : {}), ...(after ? { after } : {}) }
  const query = new URLSearchParams(asked).toString()
  return query === '' ? path : `${path}?${query}`
}
