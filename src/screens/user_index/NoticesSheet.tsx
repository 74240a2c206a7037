import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { NoticeChannel } from '../../../domain/notice/notice.ts'
import { day } from '../../i18n/money.ts'
import { pathTo } from '../../navigation/routes.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import type { Notice, NoticeChannelState, Notices } from '../../ports/notice-ports.ts'
import { usePorts } from '../../ports/ports.ts'
import { CheckBox } from '../../ui/controls/CheckBox.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { Loading } from '../../ui/feedback/Loading.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useFaultToast } from '../../ui/feedback/use-fault-toast.ts'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import styles from './NoticesSheet.module.css'

const KEY = ['notices']

/** What the shop told of orders, and the ways by which it comes. Whoever has opened it has read it. */
export function NoticesSheet({ onClose }: { onClose(): void }) {
  const { t } = useLingui()
  const { notices: ports } = usePorts()
  const client = useQueryClient()
  const notices = useApiQuery(KEY, ({ notices }, signal) => notices.list(signal))
  const unread = notices.data?.unread ?? 0
  useEffect(() => {
    if (unread === 0) {
      return
    }
    const seen = async () => {
      await ports.read()
      // What is on its way was perhaps written down before.
      await client.cancelQueries({ queryKey: KEY })
      client.setQueryData<Notices>(KEY, (known) => known && allRead(known))
    }
    // What was not marked now is marked when it is opened again.
    seen().catch(() => undefined)
  }, [ports, client, unread])
  return (
    <Sheet open onOpenChange={(open) => (open ? undefined : onClose())} title={t`Messages`}>
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

function allRead({ notices, channels }: Notices): Notices {
  return { channels, unread: 0, notices: notices.map((notice) => ({ ...notice, unread: false })) }
}

const nameOf = ({ orderId, title }: Notice) => `${orderId} ${title}`

function Told({ notices, channels: ways }: Notices) {
  // What was new when it was opened is marked until it closes.
  const [fresh] = useState(() => new Set(notices.filter(({ unread }) => unread).map(nameOf)))
  return (
    <div className={styles['column']}>
      {ways.length > 0 ? <Ways ways={ways} /> : null}
      {notices.length === 0 ? (
        <p className={styles['quiet']}>
          <Trans>News about your orders appears here.</Trans>
        </p>
      ) : (
        <ul className={styles['list']}>
          {notices.map((notice) => (
            <li key={nameOf(notice)}>
              <Link
                className={styles['notice']}
                data-unread={notice.unread || fresh.has(nameOf(notice)) || undefined}
                href={pathTo('order_info', { oid: notice.orderId })}
              >
                <span className={styles['head']}>
                  <span className={styles['title']}>{notice.title}</span>
                  <span className={styles['quiet']}>{day(notice.at)}</span>
                </span>
                <span className={styles['quiet']}>{notice.text}</span>
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
    await client.invalidateQueries({ queryKey: KEY })
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
