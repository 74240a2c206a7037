import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'wouter'
import { pathTo } from '../../navigation/routes.ts'
import type { OwnDesign } from '../../ports/own-design-ports.ts'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { DesignCover } from './DesignCover.tsx'
import { DesignFacts } from './DesignFacts.tsx'
import styles from './DesignList.module.css'
import { DesignSheet } from './DesignSheet.tsx'
import { ShareDesignSheet } from './ShareDesignSheet.tsx'
import { woodOfDesign } from './wood-of-design.ts'

interface DesignListProps {
  readonly designs: readonly OwnDesign[]
  /** It is deleted already, and can be brought back. */
  onRemoved(design: OwnDesign): void
}

/** Designs one below the other, each with what can be done to it. */
export function DesignList({ designs, onRemoved }: DesignListProps) {
  const [chosen, choose] = useState<OwnDesign | null>(null)
  const [sharing, share] = useState<OwnDesign | null>(null)
  return (
    <>
      <ul className={styles['list']}>
        {designs.map((design) => (
          <Row key={design.taskId} design={design} onMore={() => choose(design)} />
        ))}
      </ul>
      {chosen ? (
        <DesignSheet
          key={chosen.taskId}
          design={designs.find(({ taskId }) => taskId === chosen.taskId) ?? chosen}
          onClose={() => choose(null)}
          onRemoved={onRemoved}
          onShare={() => {
            share(chosen)
            choose(null)
          }}
        />
      ) : null}
      {sharing ? <ShareDesignSheet taskId={sharing.taskId} name={sharing.name} onClose={() => share(null)} /> : null}
    </>
  )
}

function Row({ design, onMore }: { readonly design: OwnDesign; onMore(): void }) {
  const { t } = useLingui()
  const { name, order } = design
  return (
    <li className={styles['row']}>
      <Link className={styles['open']} href={pathTo('theme_preview', { taskid: design.taskId })}>
        <span className={styles['picture']}>
          <DesignCover design={design} wood={woodOfDesign(design)} />
        </span>
        <span className={styles['words']}>
          <DesignFacts design={design} />
          <span className={styles['state']} data-ordered={order ? true : undefined}>
            {order ? <Trans>Ordered</Trans> : <Trans>Draft</Trans>}
          </span>
        </span>
      </Link>
      <IconButton icon="more" label={t`More options for ${name}`} onClick={onMore} />
      {order ? (
        <div className={styles['order']}>
          {order.state === 'awaiting-pay' ? (
            <LinkButton to="order_info" query={{ oid: order.orderId }}>
              <Trans>See its order</Trans>
            </LinkButton>
          ) : (
            <LinkButton to="order_info" query={{ oid: order.orderId, again: 'choose' }}>
              <Trans>Order again</Trans>
            </LinkButton>
          )}
        </div>
      ) : null}
    </li>
  )
}
