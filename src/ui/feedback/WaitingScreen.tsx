import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { Screen } from '../layout/Screen.tsx'
import { Skeleton } from './Skeleton.tsx'
import styles from './WaitingScreen.module.css'

const PARTS = [...'0123456789']

/** A screen whose code or session is on its way, in the shape of what its address begins with: an album, an order, a look. */
export function WaitingScreen() {
  const { t } = useLingui()
  const [path] = useLocation()
  return (
    <Screen busy>
      <p className="hidden-visually" role="status">{t`Loading`}</p>
      <div className={styles['lines']} data-awaits={path.split(/[/_]/)[1]}>
        {PARTS.map((part) => (
          <Skeleton key={part} />
        ))}
      </div>
    </Screen>
  )
}
