import { Trans } from '@lingui/react/macro'
import { countedAs } from '../../../domain/product/counted-as.ts'
import type { OrderCard } from '../../ports/ports.ts'
import { Phrases } from '../../ui/feedback/Phrases.tsx'
import { framedIn } from '../../ui/pictures/framed-in.ts'
import { PrintedPicture } from '../../ui/pictures/PrintedPicture.tsx'
import { ProductPicture } from '../../ui/pictures/ProductPicture.tsx'
import styles from './OrderItems.module.css'
import { ProofLink } from './ProofLink.tsx'

interface OrderItemsProps {
  readonly items: OrderCard['items']
  /** They stand in a link of their own, which leads to the order: pictures lead nowhere else. */
  readonly linked?: true
}

/** What was ordered: a picture that leads to its pages, its name, how many pages and copies. */
export function OrderItems({ items, linked }: OrderItemsProps) {
  return (
    <ul className={styles['items']}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same product may stand twice in an order, and the list never changes.
        <li key={index} className={styles['item']}>
          <div className={styles['picture']} style={framedIn(item.wood)}>
            <ProofLink taskId={linked ? undefined : item.taskId} name={item.name}>
              {item.picture && item.upload === 'nothing' ? (
                <img className={styles['photograph']} src={item.picture} alt="" loading="lazy" />
              ) : item.picture || item.type === undefined || countedAs(item.type) === 'pages' ? (
                <PrintedPicture
                  src={item.picture}
                  title={item.name}
                  ratio={item.ratio}
                  bound={item.type === undefined || item.type === 1}
                />
              ) : (
                <ProductPicture type={item.type} ratio={item.ratio} />
              )}
            </ProofLink>
          </div>
          <div className={styles['words']}>
            {item.packageName ? <p className={styles['facts']}>{item.packageName}</p> : null}
            <p className={styles['name']}>{item.name}</p>
            <p className={styles['facts']}>
              <Phrases words={item.chosen} />
            </p>
            {item.upload === 'to-upload' ? (
              <p className={styles['waits']}>
                {item.taskId ? <Trans>Waiting to be submitted</Trans> : <Trans>Waiting for your photos</Trans>}
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
