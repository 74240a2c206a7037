import { Plural, Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { countdown } from '../../../domain/coupon/coupon.ts'
import type { EpochMs } from '../../../domain/units.ts'
import { useNow } from '../../lib/now.ts'
import styles from './Coupons.module.css'

const SECOND = 1000
const MINUTE = 60_000

/**
 * What is left, in days, hours, minutes and seconds (A§9). Who wants nothing to move sees it by the minute, without
 * seconds.
 */
export function Countdown({ ends }: { readonly ends: EpochMs }) {
  const still = useStill()
  const now = useNow(still ? MINUTE : SECOND, true)
  const { days, hours, minutes, seconds } = countdown(ends, now)
  const clock = [hours, minutes, ...(still ? [] : [seconds])].map((part) => String(part).padStart(2, '0')).join(':')
  return (
    <time className={styles['countdown']} dateTime={new Date(ends).toISOString()} role="timer" aria-live="off">
      <Trans>
        <Plural value={days} _0="" one="# day" other="# days" /> {clock} left
      </Trans>
    </time>
  )
}

const QUERY = '(prefers-reduced-motion: reduce)'

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(QUERY)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether the shopper wants nothing to move on its own. */
function useStill(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches)
}
