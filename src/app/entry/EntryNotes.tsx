import { useContext, useEffect, useState } from 'react'
import { compareAccount } from '../../../domain/navigation/decide-entry.ts'
import { useFrontPorts } from '../../ports/ports.ts'
import { useSession } from '../../session/session.ts'
import { Aside } from './Aside.tsx'
import { EntryContext } from './enter.ts'
import { LinkNote } from './seldom-noted.ts'

/** What an entry link says that is not so. Few meet it, so nobody waits for its words before. */
export function EntryNotes() {
  const entry = useContext(EntryContext)
  const { merchant, shopper } = useSession()
  const [closed, setClosed] = useState(false)
  useReferral()
  useOwnShop()
  if (!entry || closed) {
    return null
  }
  const who = compareAccount(entry.stranger, shopper?.uid ?? null)
  const elsewhere = entry.mchid !== null && entry.mchid !== merchant.id
  const fault =
    who === 'nobody' || who === 'other'
      ? who
      : elsewhere
        ? 'elsewhere'
        : entry.malformed.length > 0
          ? 'malformed'
          : undefined
  return fault ? (
    <Aside>
      <LinkNote {...{ fault, name: shopper?.nickname || shopper?.phone || '', onClose: () => setClosed(true) }} />
    </Aside>
  ) : null
}

/** Tells the shop once who brought the shopper. A lost answer costs nothing: the next visit by the link tells it again. */
function useReferral() {
  const entry = useContext(EntryContext)
  const { account } = useFrontPorts()
  const referral = entry?.referral
  useEffect(() => {
    if (referral) {
      account.keepReferral(referral).catch(() => undefined)
    }
  }, [account, referral])
}

/**
 * A link inside the hash names another merchant: the server, which knows the hosts, is asked by the query in front of
 * it. It answers with that merchant's host, or with this page again, and then the note says so.
 */
function useOwnShop() {
  const entry = useContext(EntryContext)
  const { merchant } = useSession()
  const named = entry && !entry.requestedHost ? (entry.mchid ?? merchant.id) : merchant.id
  useEffect(() => {
    const { search, pathname, hash } = window.location
    const query = new URLSearchParams(search)
    if (named !== merchant.id) {
      query.set('mchid', named)
      window.location.replace(`${pathname}?${query}${hash}`)
    }
  }, [named, merchant.id])
}
