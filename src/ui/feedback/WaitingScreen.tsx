import { useLocation } from 'wouter'
import { Screen } from '../layout/Screen.tsx'
import { TopBar } from '../layout/TopBar.tsx'
import { Loading } from './Loading.tsx'
import { Skeleton } from './Skeleton.tsx'
import { useWayBack } from './use-way-back.ts'
import styles from './WaitingScreen.module.css'

const PARTS = [...'0123456789']

/** A screen whose code or session is on its way, in the shape of what its address begins with: an album, an order, a look. */
export function WaitingScreen() {
  const [path] = useLocation()
  const back = useWayBack()
  return (
    <Screen busy top={back ? <TopBar onBack={back} /> : undefined}>
      <Loading />
      <div className={styles['lines']} data-awaits={path.split(/[/_]/)[1]}>
        {PARTS.map((part) => (
          <Skeleton key={part} />
        ))}
      </div>
    </Screen>
  )
}
