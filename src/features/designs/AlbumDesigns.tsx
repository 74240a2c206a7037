import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import type { AlbumId } from '../../../domain/ids.ts'
import { pathTo } from '../../navigation/routes.ts'
import styles from './AlbumDesigns.module.css'
import { DesignCover } from './DesignCover.tsx'
import { useOwnDesigns } from './use-own-designs.ts'

/** More than these are in the list of all. */
const SHOWN = 6

/** What the shopper has made of an album already. Says nothing while there is nothing, or while it cannot be read. */
export function AlbumDesigns({ aid }: { readonly aid: AlbumId }) {
  const { t } = useLingui()
  const { designs = [], hasNextPage } = useOwnDesigns(aid)
  if (designs.length === 0) {
    return null
  }
  return (
    <section className={styles['designs']} aria-label={t`Designs of this album`}>
      <h2 className={styles['title']}>
        <Trans>Designs of this album</Trans>
      </h2>
      <ul className={styles['row']}>
        {designs.slice(0, SHOWN).map((design) => (
          <li key={design.taskId} className={styles['design']}>
            <Link className={styles['open']} href={pathTo('theme_preview', { taskid: design.taskId })}>
              <DesignCover design={design} />
              <span className={styles['name']}>{design.name}</span>
              <span className={styles['note']}>
                {design.order ? <Trans>Ordered</Trans> : <Trans>Draft</Trans>} · {design.productName}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {designs.length > SHOWN || hasNextPage ? (
        <Link className={styles['all']} href={pathTo('design_list')}>
          <Trans>All my designs</Trans>
        </Link>
      ) : null}
    </section>
  )
}
