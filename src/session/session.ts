import { createContext, useContext } from 'react'
import { invariant } from '../../domain/never.ts'
import type { Shop, Shopper } from '../ports/ports.ts'

/** What the shell knows once rule 2 of the guard is done: the shop, and who is here. */
export interface Session {
  readonly merchant: Shop
  readonly shopper: Shopper | null
  /** Asks again who is signed in; after a login and after signing out. */
  refresh(): Promise<void>
}

export const SessionContext = createContext<Session | undefined>(undefined)

export function useSession(): Session {
  const session = useContext(SessionContext)
  invariant(session, 'a screen was shown before the session was known')
  return session
}

/** The shopper on a screen that the guard opens to signed-in people only. */
export function useShopper(): Shopper {
  const { shopper } = useSession()
  invariant(shopper, 'a screen for signed-in shoppers was opened without one')
  return shopper
}
