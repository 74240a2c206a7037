import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { day } from '../../i18n/money.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import { usePorts } from '../../ports/ports.ts'
import { faultKind } from '../../ports/reading-faults.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Loading } from '../../ui/feedback/Loading.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useFaultToast } from '../../ui/feedback/use-fault-toast.ts'
import styles from './UserServiceScreen.module.css'

/** Lets the people of the shop see the shopper's albums, for a week; it is taken back at any time. */
export function AlbumsToShop() {
  const { t } = useLingui()
  const { help } = usePorts()
  const fault = useFaultToast()
  const asked = useApiQuery(['albums-open'], (ports, signal) => ports.help.albumsOpenUntil(signal))
  const { data: until, refetch } = asked
  const [busy, setBusy] = useState(false)
  if (until === undefined) {
    return asked.error ? <NotAsked fault={asked.error} onRetry={() => void refetch()} /> : <Asking />
  }
  const set = async () => {
    setBusy(true)
    try {
      await help.openAlbums(until === 0)
      await refetch()
    } catch (thrown) {
      const failed =
        until === 0
          ? t`We couldn’t open your albums to the shop. Please try again.`
          : t`We couldn’t hide your albums. The shop may still see them, so please try again.`
      fault(thrown, failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={styles['officer']}>
      <p>
        {until === 0 ? (
          <Trans>The shop can’t see your albums. If you’d like help with your photos, open them for a week.</Trans>
        ) : (
          <Trans>The shop’s staff can see your albums until {day(until)}.</Trans>
        )}
      </p>
      <Button busy={busy} onClick={() => void set()}>
        {until === 0 ? <Trans>Let the shop see my albums</Trans> : <Trans>Hide my albums again</Trans>}
      </Button>
    </section>
  )
}

function Asking() {
  return (
    <section className={styles['officer']} data-wide aria-busy="true">
      <Skeleton />
      <Skeleton width="70%" />
      <Skeleton shape="card" width="14rem" height="44px" />
      <Loading />
    </section>
  )
}

/** The ways to the shop stand there all the same: this alone is said not to be known. */
function NotAsked({ fault, onRetry }: { readonly fault: unknown; readonly onRetry: () => void }) {
  const { t } = useLingui()
  const isOffline = faultKind(fault) === 'offline'
  return (
    <Banner
      tone="danger"
      icon={isOffline ? 'offline' : 'warning'}
      action={
        <Button variant="quiet" icon="retry" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {isOffline
        ? t`You’re offline, so we can’t check whether the shop can see your albums.`
        : t`We couldn’t check whether the shop can see your albums.`}
    </Banner>
  )
}
