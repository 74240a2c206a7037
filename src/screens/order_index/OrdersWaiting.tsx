import { Loading } from '../../ui/feedback/Loading.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './OrderIndexScreen.module.css'

const PLACES = [1, 2]

/** Orders that are on their way from the shop. */
export function OrdersWaiting() {
  return (
    <div className={styles['orders']}>
      <Loading />
      {PLACES.map((place) => (
        <div key={place} className={styles['order']}>
          <Skeleton width="40%" />
          <Skeleton height="88px" shape="photo" />
          <Skeleton height="36px" />
        </div>
      ))}
    </div>
  )
}
