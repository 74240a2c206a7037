import { Trans, useLingui } from '@lingui/react/macro'
import { useContext, useEffect, useState } from 'react'
import { compareStranger } from '../../../domain/navigation/decide-entry.ts'
import { useFrontPorts } from '../../ports/ports.ts'
import { useSession } from '../../session/session.ts'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { EntryContext } from './enter.ts'

/** What an entry link says that is not so: somebody else's id, nobody's, another shop, words that cannot be read. */
export function EntryNotes() {
  const entry = useContext(EntryContext)
  const { merchant, shopper } = useSession()
  const [closed, setClosed] = useState(false)
  useReferral()
  useOwnShop()
  const { t } = useLingui()
  if (!entry || closed) {
    return null
  }
  const who = compareStranger(entry.stranger, shopper?.uid ?? null)
  const elsewhere = entry.mchid !== null && entry.mchid !== merchant.id
  const name = shopper?.nickname || shopper?.phone || ''
  const note =
    who === 'nobody' ? (
      <Trans>The user id does not exist. Please re-enter the link, or just look around.</Trans>
    ) : who === 'other' ? (
      <Trans>You are signed in as {name}. The link was made for somebody else.</Trans>
    ) : elsewhere ? (
      <Trans>The link names a shop that we do not know. This one is open instead.</Trans>
    ) : entry.malformed.length > 0 ? (
      <Trans>A part of this link could not be read. Everything else works.</Trans>
    ) : null
  return note ? (
    <Banner edge tone="warning" action={<IconButton icon="close" label={t`Close`} onClick={() => setClosed(true)} />}>
      {note}
    </Banner>
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
