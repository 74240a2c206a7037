import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { countdown } from '../../../domain/coupon/coupon.ts'
import type { EpochMs } from '../../../domain/units.ts'
import { useNow } from '../../lib/now.ts'

interface TimeLeftProps {
  readonly until: EpochMs
  /** The time is over: the order is read again. */
  readonly onOver: () => void
}

/** How long an order can still be changed, second by second. */
export function TimeLeft({ until, onOver }: TimeLeftProps) {
  const now = useNow(1000, true)
  const isOver = now >= until
  useEffect(() => {
    if (isOver) {
      onOver()
    }
  }, [isOver, onOver])
  const { days, hours, minutes, seconds } = countdown(until, now)
  const parts = [...(days * 24 + hours > 0 ? [days * 24 + hours] : []), minutes, seconds]
  const clock = parts.map((part) => String(part).padStart(2, '0')).join(':')
  return (
    <time className="tabular" dateTime={new Date(until).toISOString()} role="timer" aria-live="off">
      <Trans>You can change it for another {clock}</Trans>
    </time>
  )
}
