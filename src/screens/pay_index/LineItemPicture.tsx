import type { TaskId } from '../../../domain/ids.ts'
import type { Product } from '../../../domain/product/product.ts'
import { mocked, pageRatio } from '../../features/catalogue/ProductTiles.tsx'
import { ProofLink } from '../../features/orders/ProofLink.tsx'
import { localised } from '../../i18n/i18n.ts'
import { useFrontQuery } from '../../ports/api-query.ts'
import { PrintedPicture } from '../../ui/pictures/PrintedPicture.tsx'
import { ProductPicture } from '../../ui/pictures/ProductPicture.tsx'
import styles from './CheckoutView.module.css'

interface LineItemPictureProps {
  readonly product: Product
  readonly taskId: TaskId | undefined
  readonly small?: boolean
}

/** The cover of the design where there is one, what the product looks like where there is none. */
export function LineItemPicture({ product, taskId, small = false }: LineItemPictureProps) {
  const cover = useFrontQuery(['cover', taskId ?? ''], async ({ account }, signal) =>
    taskId ? await account.cover(taskId, signal) : '',
  )
  const isBook = product.book !== undefined
  return (
    <div className={styles['picture']} data-small={small || undefined}>
      <ProofLink taskId={taskId} name={localised(product.name)}>
        {cover.data || isBook ? (
          cover.isPending ? null : (
            <PrintedPicture src={cover.data ?? ''} title="" ratio={pageRatio(product)} bound={isBook} />
          )
        ) : (
          <ProductPicture {...mocked(product)} title="" />
        )}
      </ProofLink>
    </div>
  )
}
