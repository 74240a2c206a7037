import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'wouter'
import { languagesOf } from '../../../domain/merchant/languages-of.ts'
import { useInCart } from '../../features/cart/use-in-cart.ts'
import { AddressSheet } from '../../features/checkout/AddressSheet.tsx'
import { chooseLanguage, localised, spokenLanguage } from '../../i18n/i18n.ts'
import { useNavigation } from '../../navigation/navigation.ts'
import { pathTo, type RouteName } from '../../navigation/routes.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import { usePorts } from '../../ports/ports.ts'
import { useSession, useShopper } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { LanguagePicker } from '../../ui/controls/LanguagePicker.tsx'
import { toast } from '../../ui/feedback/Toast.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import type { IconName } from '../../ui/pictures/icon-paths.ts'
import { NoticesSheet } from './NoticesSheet.tsx'
import styles from './UserIndexScreen.module.css'

/** Who is signed in, what is theirs, the language, and the way out. */
export function UserIndexScreen() {
  const { t } = useLingui()
  const { back } = useNavigation()
  const { merchant } = useSession()
  const shopper = useShopper()
  const level = merchant.levels.find(({ id }) => id === shopper.levelId)
  const name = shopper.nickname || shopper.phone
  return (
    <Screen top={<TopBar title={t`Account`} onBack={() => back('index')} />}>
      <div className={styles['column']}>
        <section className={styles['who']} aria-label={t`Signed in as`}>
          <Avatar src={shopper.avatar} nickname={shopper.nickname} />
          <div className={styles['names']}>
            <p className={styles['name']}>{name}</p>
            {shopper.nickname ? <p className={styles['phone']}>{shopper.phone}</p> : null}
          </div>
          {level ? <span className={styles['level']}>{localised(level.name)}</span> : null}
        </section>
        {level && level.rate < 10_000 ? (
          <p className={styles['rate']}>
            <Trans>You pay {level.rate / 100}% of every price. You’ll see it line by line when you order.</Trans>
          </p>
        ) : null}
        <ul className={styles['ways']}>
          <LoginMethod to="cart_index" icon="cart" label={t`Cart`} count={useInCart()} />
          <LoginMethod to="order_index" icon="orders" label={t`My orders`} />
          <LoginMethod to="order_ec" icon="box" label={t`Bought elsewhere? Make it here`} />
          <LoginMethod to="design_list" icon="book" label={t`My designs`} />
          <LoginMethod to="album_list" icon="album" label={t`My albums`} />
          <Messages />
          <Addresses />
          <LoginMethod to="user_coupon" icon="gift" label={t`Coupons`} />
          <LoginMethod to="user_type" icon="user" label={t`Member levels`} />
          <LoginMethod to="user_phone" icon="lock" label={t`My phone`} />
          <LoginMethod to="prod_list" icon="prints" label={t`All products`} />
          <LoginMethod to="user_service" icon="info" label={t`Customer service`} />
        </ul>
        <LanguagePicker
          languages={languagesOf(merchant)}
          value={spokenLanguage()}
          onValueChange={(language) => void chooseLanguage(language)}
        />
        <SignOut />
      </div>
    </Screen>
  )
}

function Avatar({ src, nickname }: { readonly src: string; readonly nickname: string }) {
  return src ? (
    <img className={styles['avatar']} src={src} alt="" width={64} height={64} />
  ) : (
    <span className={styles['avatar']} aria-hidden="true">
      {nickname ? [...nickname][0] : <Icon name="user" size={32} />}
    </span>
  )
}

interface LoginMethodProps {
  readonly to: RouteName
  readonly icon: IconName
  readonly label: string
  /** How much is there. */
  readonly count?: number
}

function LoginMethod({ to, icon, label, count = 0 }: LoginMethodProps) {
  return (
    <li>
      <Link className={styles['way']} href={pathTo(to)}>
        <Icon name={icon} />
        <span className={styles['wayName']}>{label}</span>
        {count > 0 ? <span className={styles['level']}>{count}</span> : null}
        <Icon name="forward" size={20} />
      </Link>
    </li>
  )
}

/** What the shop told, with how much of it is new. */
function Messages() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const notices = useApiQuery(['notices'], (ports, signal) => ports.notices.list(signal))
  const unread = notices.data?.unread ?? 0
  return (
    <li>
      <button type="button" className={styles['way']} onClick={() => setOpen(true)}>
        <Icon name="info" />
        <span className={styles['wayName']}>{t`Messages`}</span>
        {unread > 0 ? (
          <span className={styles['level']}>
            <Trans>{unread} new</Trans>
          </span>
        ) : null}
        <Icon name="forward" size={20} />
      </button>
      {open ? <NoticesSheet onClose={() => setOpen(false)} /> : null}
    </li>
  )
}

/** The shopper's book of addresses. */
function Addresses() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <li>
      <button type="button" className={styles['way']} onClick={() => setOpen(true)}>
        <Icon name="truck" />
        <span className={styles['wayName']}>{t`My addresses`}</span>
        <Icon name="forward" size={20} />
      </button>
      <AddressSheet
        open={open}
        onOpenChange={setOpen}
        address={null}
        pickup={false}
        keeping
        onAddress={() => undefined}
      />
    </li>
  )
}

function SignOut() {
  const { t } = useLingui()
  const { account, offline } = usePorts()
  const { refresh } = useSession()
  const { replace } = useNavigation()
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      await account.signOut()
    } catch {
      // Offline or refused: the session is still there, and the sentence says so.
      setBusy(false)
      toast(t`You’re still signed in: we couldn’t reach the shop. Please try again.`, 'danger')
      return
    }
    // Nobody is signed in from here on, whatever this phone cannot forget.
    await offline.forget().catch(() => undefined)
    replace('index')
    await refresh()
    // Until the front knew, it showed its products with the shopper's photos: they were kept once more.
    await offline.clear().catch(() => undefined)
  }
  return (
    <Button variant="danger" icon="signout" busy={busy} onClick={() => void leave()}>
      <Trans>Sign out</Trans>
    </Button>
  )
}
