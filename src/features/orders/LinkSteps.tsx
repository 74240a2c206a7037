import { useLingui } from '@lingui/react/macro'
import { LINK_LOGIN_STEPS, type LinkLoginProgress } from '../../../domain/login/progress.ts'
import { linkStepName } from '../../messages/link-refusals.ts'
import { ProgressBar } from '../../ui/feedback/Progress.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './LinkSteps.module.css'

/** How far a link is: five steps, the one under way in words (A§4). */
export function LinkSteps({ progress }: { readonly progress: LinkLoginProgress }) {
  const { t, i18n } = useLingui()
  const at = Math.abs(progress)
  return (
    <section className={styles['steps']} aria-label={t`Opening your order`}>
      <ProgressBar value={(at - 0.5) / 5} label={t`Opening your order`} />
      <ol className={styles['list']}>
        {Object.entries(LINK_LOGIN_STEPS).map(([number, step]) => {
          const state = Number(number) < at ? 'done' : Number(number) === at ? 'now' : 'ahead'
          return (
            <li
              key={step}
              className={styles['step']}
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <span className={styles['dot']} aria-hidden="true">
                {state === 'done' ? <Icon name="check" size={12} /> : null}
              </span>
              {i18n._(linkStepName(step))}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
