import { Trans, useLingui } from '@lingui/react/macro'
import { day } from '../../i18n/money.ts'
import { useNavigation } from '../../navigation/navigation.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { WaitingScreen } from '../../ui/feedback/WaitingScreen.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { LevelCard } from './LevelCard.tsx'
import { LevelNotes } from './LevelNotes.tsx'
import styles from './UserType.module.css'
import { useLevelPurchase } from './use-level-purchase.ts'

/** Member levels: what each saves, what it costs, which one is mine and until when. */
export function UserTypeScreen() {
  const { t } = useLingui()
  const { back } = useNavigation()
  const purchase = useLevelPurchase()
  const offers = useApiQuery(['levels'], ({ levels }, signal) => levels.levels(signal))
  const mine = useApiQuery(['my level'], ({ levels }, signal) => levels.mine(signal))
  const fault = offers.error ?? mine.error
  if (fault) {
    return (
      <Screen top={<TopBar title={t`Member levels`} onBack={() => back('user_index')} />}>
        <FaultState
          fault={fault}
          onRetry={() => {
            void offers.refetch()
            void mine.refetch()
          }}
        />
      </Screen>
    )
  }
  if (!offers.data || !mine.data) {
    return <WaitingScreen />
  }
  const { levelId, rate, ends } = mine.data
  const own = offers.data.find(({ id }) => id === levelId)
  // A level that has ended is the ordinary one (readings 29).
  const ordinary = offers.data.find((level) => level.needs === 'nothing')
  const isOver = own !== undefined && own.rate !== rate
  const current = isOver ? ordinary : own
  const last = day(ends)
  return (
    <Screen top={<TopBar title={t`Member levels`} onBack={() => back('user_index')} />}>
      <div className={styles['column']}>
        <LevelNotes purchase={purchase} />
        <section className={styles['mine']} aria-label={t`My level`}>
          <p className={styles['mineName']}>{current?.name ?? <Trans>Member</Trans>}</p>
          <p className={styles['quiet']}>
            {isOver ? (
              <Trans>
                {own.name} ended on {last}.
              </Trans>
            ) : rate === 10_000 ? (
              <Trans>You pay the regular price.</Trans>
            ) : ends > 0 ? (
              <Trans>
                You pay {rate / 100}% of every price, until {last}.
              </Trans>
            ) : (
              <Trans>You pay {rate / 100}% of every price, with no end date.</Trans>
            )}
          </p>
        </section>
        <ul className={styles['list']}>
          {offers.data.map((offer) => (
            <li key={offer.id}>
              <LevelCard
                offer={offer}
                isMine={offer.id === current?.id}
                isBetter={offer.rate < rate}
                endsSomeDay={ends > 0}
                purchase={purchase}
              />
            </li>
          ))}
        </ul>
      </div>
    </Screen>
  )
}
