/** Why somebody comes back from another sign-in page without being signed in; stands in the login's address. */
export const LOGIN_FAULTS = ['messenger-verification-failed', 'messenger-not-set-up', 'user-unknown'] as const
export type LoginFault = (typeof LOGIN_FAULTS)[number]

/** Where the app's screens are; what follows `#` is the screen. */
const APP = '/emall/app/'

/**
 * The login screen's address after a failed round trip: it says what happened and still knows where the shopper was going
 * (`nt` with the prior query, A§2).
 */
export function loginAddress(jumpurl: string, fault: LoginFault): string {
  const [, name = '', query = ''] = /^\/emall\/app\/#\/([A-Za-z_]{1,40})(?:\?(.*))?$/.exec(jumpurl) ?? []
  const search = new URLSearchParams(query)
  if (name !== '' && name !== 'login') {
    search.set('nt', name)
  }
  search.set('fault', fault)
  return `${APP}#/login?${search}`
}

/** The fault in the query of the login's address, and the query without it. */
export function takeLoginFault(query: Readonly<Record<string, string>>): {
  readonly fault: LoginFault | null
  readonly query: Readonly<Record<string, string>>
} {
  const { fault, ...rest } = query
  return { fault: LOGIN_FAULTS.find((known) => known === fault) ?? null, query: rest }
}
