import { useLingui } from '@lingui/react/macro'
import type { OrderGoods } from '../../../domain/order/item-needs.ts'
import type { OrderStepView } from '../../../domain/order/order-state.ts'
import { aheadStepName, doneStepName, stepName } from '../../messages/order-states.ts'
import { Icon } from '../pictures/Icon.tsx'
import styles from './StepLine.module.css'

interface StepLineProps {
  readonly steps: readonly OrderStepView[]
  /** What becomes of its things, for the words of the steps. */
  readonly goods?: OrderGoods
}

const NAMES = { done: doneStepName, now: stepName, ahead: aheadStepName } as const satisfies Record<
  OrderStepView['state'],
  typeof stepName
>

/** Where an order stands, as a line of steps. */
export function StepLine({ steps, goods = 'printed' }: StepLineProps) {
  const { t, i18n } = useLingui()
  // What is handed on online never leaves as a parcel: that it is handed on is its end.
  const shown = goods === 'handed-on' ? steps.filter(({ step }) => step !== 'shipped') : steps
  return (
    <ol className={styles['line']} aria-label={t`Progress of the order`}>
      {shown.map((step) => (
        <li
          key={step.step}
          className={styles['step']}
          data-state={step.state}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className={styles['dot']}>{step.state === 'done' ? <Icon name="check" size={12} /> : null}</span>
          <span className={styles['name']}>{i18n._(NAMES[step.state](step.step, goods))}</span>
        </li>
      ))}
    </ol>
  )
}
