import { Trans } from '@lingui/react/macro'
import { languagesOf } from '../../../domain/merchant/languages-of.ts'
import { SHOP_TEXT_KINDS, SIGN_IN_TEXTS } from '../../../domain/merchant/shop-texts.ts'
import { ShopTextLinks } from '../../features/shop-texts/ShopTextLinks.tsx'
import { chooseLanguage, spokenLanguage } from '../../i18n/i18n.ts'
import { useSession } from '../../session/session.ts'
import { LanguagePicker } from '../../ui/controls/LanguagePicker.tsx'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import styles from './GuestLinks.module.css'

/** The others are agreed to, and stand at the form. */
const OTHER_TEXTS = SHOP_TEXT_KINDS.filter((kind) => !SIGN_IN_TEXTS.includes(kind))

/** What needs no sign-in: the language, the people of the shop, and what a buyer must know. */
export function GuestLinks() {
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
      <ShopTextLinks kinds={OTHER_TEXTS} />
    </div>
  )
}
