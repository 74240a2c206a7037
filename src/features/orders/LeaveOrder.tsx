import { Trans } from '@lingui/react/macro'
import { withoutOrder } from '../../../domain/navigation/stored-visit.ts'
import { useNavigation } from '../../navigation/navigation.ts'
import { useVisit } from '../../session/visit-store.ts'
import { Button } from '../../ui/controls/Button.tsx'
import styles from './LeaveOrder.module.css'

/** An ordinary shop again: the order can be opened anew by its number or its link at any time. */
export function LeaveOrder() {
  const { change } = useVisit()
  const { replace } = useNavigation()
  return (
    <div className={styles['leave']}>
      <Button
        variant="quiet"
        onClick={() => {
          change(withoutOrder)
          replace('index')
        }}
      >
        <Trans>Look around the shop</Trans>
      </Button>
    </div>
  )
}
