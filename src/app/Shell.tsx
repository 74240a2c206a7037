import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { accentTokens } from '../../domain/merchant/accent-tokens.ts'
import { routeOf } from '../navigation/routes.ts'
import { useFrontQuery } from '../ports/api-query.ts'
import { type Session, SessionContext } from '../session/session.ts'
import { useVisit } from '../session/visit-store.ts'
import { FaultState } from '../ui/feedback/FaultState.tsx'
import { OfflineBanner } from '../ui/feedback/OfflineBanner.tsx'
import { WaitingScreen } from '../ui/feedback/WaitingScreen.tsx'
import { Screen } from '../ui/layout/Screen.tsx'
import { Aside } from './entry/Aside.tsx'
import { EntryNotes } from './entry/EntryNotes.tsx'
import { AddingNote } from './entry/seldom-noted.ts'
import { useFreshOnReturn } from './entry/use-fresh-on-return.ts'
import { Guard } from './guard/Guard.tsx'
import { Later } from './guard/Later.tsx'
import { UnknownScreen } from './guard/seldom-shown.ts'
import { NotesAbove } from './NotesAbove.tsx'
import { SCREENS } from './screens.ts'

/**
 * Who is here is asked first, with the screen standing: without an answer there would be no screen, and one that is built
 * anew has forgotten what was typed. What others were told of is dropped after it. No answer is shown as such.
 */
async function askAgain(client: QueryClient): Promise<void> {
  const isMe = ({ queryKey: [subject] }: { readonly queryKey: readonly unknown[] }) => subject === 'me'
  try {
    await client.refetchQueries({ predicate: isMe }, { throwOnError: true })
  } catch {
    await client.resetQueries({ predicate: isMe })
  }
  await client.resetQueries({ predicate: (query) => query.queryKey[0] !== 'merchant' && !isMe(query) })
}

/** Rule 2 of the guard, then the screen of the current address behind the other rules. */
export function Shell() {
  const merchant = useFrontQuery(['merchant'], ({ catalogue }, signal) => catalogue.merchant(signal))
  const me = useFrontQuery(['me'], ({ account }, signal) => account.me(signal))
  const client = useQueryClient()
  const session = useMemo<Session | undefined>(
    () =>
      merchant.data && me.data !== undefined
        ? {
            merchant: merchant.data,
            shopper: me.data,
            refresh: () => askAgain(client),
          }
        : undefined,
    [merchant.data, me.data, client],
  )
  useFreshOnReturn()
  const fault = merchant.error ?? me.error
  const accent = merchant.data?.shop.accent

  // On the root element, because sheets and dialogs are shown outside of this tree.
  useEffect(() => {
    if (accent) {
      for (const [token, colour] of Object.entries(accentTokens(accent))) {
        document.documentElement.style.setProperty(token, colour)
      }
    }
  }, [accent])

  if (!session && fault) {
    return (
      <Screen>
        <FaultState
          fault={fault}
          onRetry={() => {
            void merchant.refetch()
            void me.refetch()
          }}
        />
      </Screen>
    )
  }
  if (!session) {
    return <WaitingScreen />
  }
  return (
    <SessionContext value={session}>
      <NotesAbove>
        <OfflineBanner />
        <EntryNotes />
      </NotesAbove>
      <CurrentScreen />
    </SessionContext>
  )
}

function CurrentScreen() {
  const [path] = useLocation()
  const { visit } = useVisit()
  const route = routeOf(path)
  if (!route) {
    return (
      <Later>
        <UnknownScreen />
      </Later>
    )
  }
  const Shown = SCREENS[route]
  return (
    <>
      {visit.order.addTo === '' ? null : (
        <Aside>
          <AddingNote route={route} />
        </Aside>
      )}
      <Guard key={route} route={route}>
        <Shown />
      </Guard>
    </>
  )
}
