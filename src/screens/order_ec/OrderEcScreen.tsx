import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { numberInText } from '../../../domain/navigation/recent-numbers.ts'
import { withoutOrder } from '../../../domain/navigation/stored-visit.ts'
import type { LinkLoginRefusal } from '../../../machines/link-login/link-login.types.ts'
import { LeaveOrder } from '../../features/orders/LeaveOrder.tsx'
import { linkRefusalMessages } from '../../messages/link-refusals.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { usePorts } from '../../ports/ports.ts'
import { useVisit } from '../../session/visit-store.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { toast } from '../../ui/feedback/Toast.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { Drawing } from '../../ui/pictures/Drawing.tsx'
import styles from './OrderEcScreen.module.css'
import { RecentNumbers } from './RecentNumbers.tsx'

/** What the list of an order said about the number (`why` of the address). */
const WHYS = ['order-number-wrong', 'order-number-empty', 'too-many-tries'] as const satisfies LinkLoginRefusal[]

/** An order of another platform by its number: typed, pasted, or one that was used before. */
export function OrderEcScreen() {
  const { t, i18n } = useLingui()
  const { back, go } = useNavigation()
  const { ec } = usePorts()
  const { visit, change } = useVisit()
  const address = useQueryOfAddress()
  const requested = address.get('oid') ?? ''
  const stated = WHYS.find((reason) => reason === address.get('why'))
  const why = requested === '' ? stated : (stated ?? 'order-number-wrong')
  useLeftBehind(requested)
  const [number, setNumber] = useState(requested)
  const [tail, setTail] = useState(visit.ecommerce.phoneTail)
  const [empty, setEmpty] = useState(false)
  const [recent, setRecent] = useState(() => ec.recent())
  const error = empty ? 'order-number-empty' : number === requested ? why : undefined

  // The number may be right: it is whoever asked for many that waits.
  const isOfShopper = error === 'too-many-tries'

  const open = (wanted: string) => {
    const oid = numberInText(wanted)
    if (oid === '') {
      setEmpty(true)
      return
    }
    change((now) => ({ ...now, ecommerce: { ...now.ecommerce, phoneTail: tail } }))
    go('order_eclist', { oid })
  }
  const paste = async () => {
    try {
      const found = numberInText(await navigator.clipboard.readText())
      setEmpty(false)
      setNumber(found)
    } catch {
      // Not allowed, or an old browser: the field takes a long press as ever.
      toast(t`Press and hold the field, then choose “Paste”`)
    }
  }
  return (
    <Screen top={<TopBar title={t`Order number`} onBack={() => back('index')} />}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          open(number)
        }}
      >
        <Drawing name="parcel" width={132} />
        <h2 className={styles['title']}>
          <Trans>Bought elsewhere? Make it here</Trans>
        </h2>
        <p className={styles['why']}>
          <Trans>Enter your order number. You’ll find it where you paid, under “My orders”.</Trans>
        </p>
        <Field
          label={t`Order number`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          value={number}
          onValueChange={(next) => {
            setEmpty(false)
            setNumber(next)
          }}
          error={error && !isOfShopper ? i18n._(linkRefusalMessages(error).text) : undefined}
          end={
            <Button variant="quiet" onClick={() => void paste()}>
              <Trans>Paste</Trans>
            </Button>
          }
        />
        <Field
          label={t`Last four digits of the recipient’s phone`}
          hint={t`Only needed for some orders; otherwise leave empty`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={tail}
          onValueChange={(next) => setTail(next.replace(/\D/g, ''))}
        />
        {isOfShopper ? <Banner tone="danger">{i18n._(linkRefusalMessages(error).text)}</Banner> : null}
        <Button type="submit" variant="primary" wide>
          <Trans>Open the order</Trans>
        </Button>
      </form>
      <RecentNumbers
        numbers={recent}
        onChoose={open}
        onForget={() => {
          ec.forgetRecent()
          setRecent([])
        }}
      />
      <div className={styles['else']}>
        {why ? (
          <LinkButton to="user_service" variant="quiet">
            <Trans>Contact the shop</Trans>
          </LinkButton>
        ) : null}
        <LeaveOrder />
      </div>
    </Screen>
  )
}

/**
 * A number that opens nothing blocks nothing but itself (A§8): the visit lets go of it, and every other screen of this
 * tab is an ordinary shop's again.
 */
function useLeftBehind(number: string): void {
  const { change } = useVisit()
  useEffect(() => {
    change((now) => {
      const { reference } = now.ecommerce
      return number !== '' && reference?.kind === 'outtrade' && reference.number === number ? withoutOrder(now) : now
    })
  }, [change, number])
}
