/** Sets and drops cookies of the reply; the names and flags are the server's. */
export interface Cookies {
  setSession(token: string): void
  dropSession(): void
  /** Keeps a share token in the browser's grant cookie. */
  addGrant(token: string): void
}
