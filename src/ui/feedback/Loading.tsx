import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import styles from './Loading.module.css'

/** Who waits longer than this wonders whether anything still comes, ms. */
const SLOW_MS = 5000

interface LoadingProps {
  /** It stands in the lower edge of the screen: where fields are in sight already, it lies over none of them. */
  readonly inFoot?: boolean
}

/** What belongs here is on its way: at once for who listens, and for everybody when it is slow. */
export function Loading({ inFoot = false }: LoadingProps) {
  const { t } = useLingui()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setSlow(true), SLOW_MS)
    return () => window.clearTimeout(timer)
  }, [])
  return (
    <p className={isSlow ? styles[inFoot ? 'inFoot' : 'over'] : 'hidden-visually'} role="status">
      {isSlow ? t`This is taking longer than usual. It will finish on its own; nothing is lost.` : t`Loading`}
    </p>
  )
}
