import { Trans, useLingui } from '@lingui/react/macro'
import { SHOP_TEXT_KINDS } from '../../../domain/merchant/shop-texts.ts'
import { ShopTextLinks } from '../../features/shop-texts/ShopTextLinks.tsx'
import { localised } from '../../i18n/i18n.ts'
import { useNavigation } from '../../navigation/navigation.ts'
import { useSession } from '../../session/session.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { InPieces } from '../../ui/feedback/InPieces.tsx'
import { toast } from '../../ui/feedback/Toast.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { Drawing } from '../../ui/pictures/Drawing.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import type { IconName } from '../../ui/pictures/icon-paths.ts'
import { AlbumsToShop } from './AlbumsToShop.tsx'
import { ReferralOfficer } from './ReferralOfficer.tsx'
import styles from './UserServiceScreen.module.css'

/** Customer service: how to reach the people of this shop. */
export function UserServiceScreen() {
  const { t } = useLingui()
  const { back } = useNavigation()
  const { merchant, shopper } = useSession()
  const { phone, wechat, email } = merchant.contact
  const none = phone === '' && wechat === '' && email === ''
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(wechat)
      toast(t`Copied: ${wechat}`, 'success')
    } catch {
      // Old browsers and refused permissions: the id stands there to be typed.
      toast(t`Please select the ID and copy it`)
    }
  }
  return (
    <Screen top={<TopBar title={t`Customer service`} onBack={() => back(shopper ? 'user_index' : 'index')} />}>
      {none ? (
        <EmptyState drawing="soon" title={t`The shop hasn’t added contact details yet`}>
          <Trans>Your orders and albums are safe. Please check back later.</Trans>
          <ShopTextLinks kinds={SHOP_TEXT_KINDS} />
        </EmptyState>
      ) : (
        <div className={styles['column']}>
          <Drawing name="parcel" width={132} />
          <p className={styles['hello']}>
            <InPieces>
              <Trans>The {localised(merchant.name)} team is happy to help. Have your order number ready.</Trans>
            </InPieces>
          </p>
          <ul className={styles['ways']}>
            {phone ? (
              <li>
                <a className={styles['way']} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                  <Row icon="phone" label={t`Call`} value={phone} />
                </a>
              </li>
            ) : null}
            {wechat ? (
              <li>
                <button type="button" className={styles['way']} onClick={() => void copy()}>
                  <Row icon="chat" label={t`WeChat ID, tap to copy`} value={wechat} />
                </button>
              </li>
            ) : null}
            {email ? (
              <li>
                <a className={styles['way']} href={`mailto:${email}`}>
                  <Row icon="mail" label={t`E-mail`} value={email} />
                </a>
              </li>
            ) : null}
          </ul>
          <ShopTextLinks kinds={SHOP_TEXT_KINDS} />
          {shopper ? <AlbumsToShop /> : null}
          {shopper ? <ReferralOfficer /> : null}
        </div>
      )}
      <a
        className={styles['notices']}
        href={`${import.meta.env.BASE_URL}third-party-notices.txt`}
        target="_blank"
        rel="noreferrer"
      >
        <Trans>Third-party notices</Trans>
      </a>
    </Screen>
  )
}

function Row({ icon, label, value }: { readonly icon: IconName; readonly label: string; readonly value: string }) {
  return (
    <>
      <Icon name={icon} />
      <span className={styles['what']}>
        <span className={styles['label']}>{label}</span>
        <span className={styles['value']}>{value}</span>
      </span>
      <Icon name="forward" size={20} />
    </>
  )
}
