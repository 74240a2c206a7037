/** Under this name of the window stands what fetches the page anew, for whoever misses code that a release took away. */
export const RENEW_PAGE = 'renewPage'

/** Answers whether the page is fetched anew. */
export type RenewPage = (fault: unknown) => Promise<boolean>
