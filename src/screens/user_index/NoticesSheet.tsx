import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'wouter'
import type { NoticeChannel } from '../../../domain/notice/notice.ts'
import { day } from '../../i18n/money.ts'
import { pathTo } from '../../navigation/routes.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import type { NoticeChannelState, Notices } from '../../ports/notice-ports.ts'
import { usePorts } from '../../ports/ports.ts'
import { CheckBox } from '../../ui/controls/CheckBox.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { Loading } from '../../ui/feedback/Loading.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useFaultToast } from '../../ui/feedback/use-fault-toast.ts'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import styles from './NoticesSheet.module.css'

/** What the shop told of orders, and the ways by which it comes. Whoever has opened it has read it. */
export function NoticesSheet({ onClose }: { onClose(): void }) {
  const { t } = useLingui()
  const { notices: ports } = usePorts()
  const client = useQueryClient()
  const notices = useApiQuery(['notices'], ({ notices }, signal) => notices.list(signal))
  const unread = notices.data?.unread ?? 0
  useEffect(() => {
    if (unread > 0) {
      // What was not marked now is marked when it is opened again.
      ports.read().catch(() => undefined)
    }
  }, [ports, unread])
  const close = () => {
    void client.invalidateQueries({ queryKey: ['notices'] })
    onClose()
  }
  return (
    <Sheet open onOpenChange={(open) => (open ? undefined : close())} title={t`Messages`}>
      {notices.data ? <Told {...notices.data} /> : null}
      {notices.isLoading ? (
        <>
          <Loading />
          <Skeleton height="160px" />
        </>
      ) : null}
      {notices.error ? <FaultState fault={notices.error} onRetry={() => void notices.refetch()} /> : null}
    </Sheet>
  )
}

function Told({ notices, channels: ways }: Notices) {
  return (
    <div className={styles['column']}>
      {ways.length > 0 ? <Ways ways={ways} /> : null}
      {notices.length === 0 ? (
        <p className={styles['quiet']}>
          <Trans>News about your orders appears here.</Trans>
        </p>
      ) : (
        <ul className={styles['list']}>
          {notices.map(({ orderId, title, text, at, unread }) => (
            <li key={`${orderId} ${title}`}>
              <Link
                className={styles['notice']}
                data-unread={unread || undefined}
                href={pathTo('order_info', { oid: orderId })}
              >
                <span className={styles['head']}>
                  <span className={styles['title']}>{title}</span>
                  <span className={styles['quiet']}>{day(at)}</span>
                </span>
                <span className={styles['quiet']}>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Ways({ ways }: { readonly ways: readonly NoticeChannelState[] }) {
  const { t } = useLingui()
  const { notices } = usePorts()
  const client = useQueryClient()
  const say = useFaultToast()
  const names: Record<NoticeChannel, string> = { sms: t`By text message`, mail: t`By e-mail`, messenger: t`In WeChat` }
  const turn = async (channel: NoticeChannel, on: boolean) => {
    try {
      await notices.turn(channel, on)
    } catch (fault) {
      say(fault, t`Something went wrong at the shop. Please check before you try again.`)
    }
    await client.invalidateQueries({ queryKey: ['notices'] })
  }
  return (
    <fieldset className={styles['ways']}>
      <legend className={styles['title']}>
        <Trans>Tell me about my orders</Trans>
      </legend>
      {ways.map(({ channel, to, on }) => (
        <CheckBox key={channel} checked={on} onCheckedChange={(next) => void turn(channel, next)}>
          {names[channel]} <span className={styles['quiet']}>{to}</span>
        </CheckBox>
      ))}
    </fieldset>
  )
}
