import { Trans, useLingui } from '@lingui/react/macro'
import { localised } from '../../i18n/i18n.ts'
import { useSession, useShopper } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { toast } from '../../ui/feedback/Toast.tsx'
import styles from './UserServiceScreen.module.css'

/**
 * The referral officer (B§6): what the shop shares (A§3 shareprofit), one's own link, and that the shop is asked to
 * become one. A shop that shares nothing has none.
 */
export function ReferralOfficer() {
  const { t } = useLingui()
  const { merchant } = useSession()
  const { uid } = useShopper()
  const share = merchant.shop.shareProfit ?? 0
  if (share === 0) {
    return null
  }
  const copy = async () => {
    const link = `${location.origin}/emall/app/?refereeid=${encodeURIComponent(uid)}`
    try {
      await navigator.clipboard.writeText(link)
      toast(t`Your link is copied`, 'success')
    } catch {
      toast(link)
    }
  }
  return (
    <section className={styles['officer']} aria-label={t`Referral officer`}>
      <h2 className={styles['officerHead']}>
        <Trans>Refer friends to the shop</Trans>
      </h2>
      <p>
        <Trans>
          {localised(merchant.name)} pays you {share}% of the first order of anyone you refer. Contact the shop to
          become a referral officer, then share your link.
        </Trans>
      </p>
      <Button icon="link" onClick={() => void copy()}>
        <Trans>Copy my link</Trans>
      </Button>
    </section>
  )
}
