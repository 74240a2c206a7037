import { useLingui } from '@lingui/react/macro'
import { Screen } from '../layout/Screen.tsx'
import { Skeleton } from './Skeleton.tsx'
import styles from './WaitingScreen.module.css'

/** A screen whose code or session is on its way. */
export function WaitingScreen() {
  const { t } = useLingui()
  return (
    <Screen busy>
      <p className="hidden-visually" role="status">{t`Loading`}</p>
      <div className={styles['lines']}>
        <Skeleton width="45%" height="28px" />
        <Skeleton height="220px" shape="card" />
        <Skeleton width="70%" />
        <Skeleton width="55%" />
      </div>
    </Screen>
  )
}
