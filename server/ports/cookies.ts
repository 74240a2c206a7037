/** Sets and drops cookies of the reply; the names and flags are the server's. */
export interface Cookies {
  setSession(token: string): void
  dropSession(): void
  /** Signs this browser in at the merchant's console, or out. */
  setStaff(token: string): void
  dropStaff(): void
  /** The token by which it is signed in there. */
  staff(): string | undefined
  /** Keeps a share token in the browser's grant cookie. */
  addGrant(token: string): void
  /** Who brought this browser here, as the shop signed it (`server/accounts/referral-cookie.ts`). */
  referral(): string | undefined
  setReferral(signed: string, seconds: number): void
}
