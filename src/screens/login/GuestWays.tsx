import { Trans } from '@lingui/react/macro'
import { languagesOf } from '../../../domain/merchant/languages-of.ts'
import { SHOP_TEXT_KINDS } from '../../../domain/merchant/shop-texts.ts'
import { ShopTextLinks } from '../../features/shop-texts/ShopTextLinks.tsx'
import { chooseLanguage, spokenLanguage } from '../../i18n/i18n.ts'
import { useSession } from '../../session/session.ts'
import { LanguagePicker } from '../../ui/controls/LanguagePicker.tsx'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import styles from './GuestWays.module.css'

/** What needs no sign-in: the language, the people of the shop, and what a buyer must know. */
export function GuestWays() {
  const { merchant } = useSession()
  return (
    <div className={styles['ways']}>
      <LanguagePicker
        languages={languagesOf(merchant)}
        value={spokenLanguage()}
        onValueChange={(language) => void chooseLanguage(language)}
      />
      <LinkButton to="user_service" variant="quiet" icon="chat">
        <Trans>Customer service</Trans>
      </LinkButton>
      <ShopTextLinks kinds={SHOP_TEXT_KINDS} />
    </div>
  )
}
