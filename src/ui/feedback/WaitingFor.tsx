import { Screen } from '../layout/Screen.tsx'
import { TopBar } from '../layout/TopBar.tsx'
import { Loading } from './Loading.tsx'
import { Skeleton } from './Skeleton.tsx'
import { useWayBack } from './use-way-back.ts'
import styles from './WaitingFor.module.css'

/** Kinds of screens by what fills them: so is the shape of what stands there until it comes. */
export type Awaited = 'product' | 'photos' | 'order' | 'looks' | 'desk'

/** A screen whose contents are on their way, in their shape: nothing jumps when they come. */
export function WaitingFor({ what }: { readonly what: Awaited }) {
  const back = useWayBack()
  return (
    <Screen busy top={back ? <TopBar onBack={back} /> : undefined}>
      <Loading />
      <div className={styles['shape']} data-shape={what}>
        {shapeOf(what)}
      </div>
    </Screen>
  )
}

function shapeOf(what: Awaited) {
  switch (what) {
    case 'product':
      return (
        <>
          <div className={styles['picture']}>
            <Skeleton height="100%" shape="card" />
          </div>
          <Skeleton width="70%" height="34px" />
          <Skeleton width="92%" />
          <Rows count={4} />
        </>
      )
    case 'photos':
      return (
        <>
          <Skeleton width="50%" height="28px" />
          <div className={styles['photos']}>
            {places(12).map((place) => (
              <Skeleton key={place} height="auto" shape="photo" />
            ))}
          </div>
        </>
      )
    case 'order':
      return (
        <>
          <Skeleton width="60%" height="34px" />
          <div className={styles['steps']}>
            {places(4).map((place) => (
              <Skeleton key={place} width="14px" height="14px" shape="round" />
            ))}
          </div>
          <div className={styles['thing']}>
            <Skeleton width="96px" height="96px" shape="photo" />
            <div className={styles['words']}>
              <Skeleton width="80%" height="20px" />
              <Skeleton width="50%" />
            </div>
          </div>
          <Rows count={5} />
        </>
      )
    case 'looks':
      return (
        <>
          <div className={styles['leaf']}>
            <Skeleton height="100%" shape="photo" />
          </div>
          <div className={styles['strip']}>
            {places(4).map((place) => (
              <Skeleton key={place} width="92px" height="84px" shape="card" />
            ))}
          </div>
        </>
      )
    case 'desk':
      return (
        <>
          <div className={styles['spread']}>
            <Skeleton height="100%" shape="photo" />
          </div>
          <div className={styles['strip']}>
            {places(6).map((place) => (
              <Skeleton key={place} width="56px" height="44px" shape="photo" />
            ))}
          </div>
        </>
      )
  }
}

function places(count: number): readonly number[] {
  return Array.from({ length: count }, (_, place) => place)
}

/** Facts or sums one below the other: what is told, and what it is. */
function Rows({ count }: { readonly count: number }) {
  return places(count).map((row) => (
    <div key={row} className={styles['row']}>
      <Skeleton width="22%" />
      <Skeleton width="48%" />
    </div>
  ))
}
