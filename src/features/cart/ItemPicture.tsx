import type { TaskId } from '../../../domain/ids.ts'
import { chosenWood } from '../../../domain/product/chosen-wood.ts'
import { pictured } from '../../../domain/product/pictured.ts'
import type { Product } from '../../../domain/product/product.ts'
import { localised } from '../../i18n/i18n.ts'
import { framedIn } from '../../ui/pictures/framed-in.ts'
import { PrintedPicture } from '../../ui/pictures/PrintedPicture.tsx'
import { ProductPicture } from '../../ui/pictures/ProductPicture.tsx'
import { mocked, pageRatio } from '../catalogue/ProductTiles.tsx'
import { useCover } from '../designs/use-cover.ts'
import { ProofLink } from '../orders/ProofLink.tsx'
import styles from './ItemPicture.module.css'

interface ThingPictureProps {
  readonly product: Product
  readonly taskId: TaskId | undefined
  /** The options that are chosen of it. */
  readonly attributes: readonly string[]
  readonly small?: boolean
}

/** The cover of the design where there is one, what the product looks like in the chosen cloth or wood where there is none. */
export function ItemPicture({ product, taskId, attributes, small = false }: ThingPictureProps) {
  const cover = useCover(taskId)
  // Nobody’s photo stands in for the shopper’s own while that is being painted.
  const isComing = cover.isPending || (taskId !== undefined && cover.data === '')
  const isBook = product.book !== undefined
  const [photograph] = pictured(product, attributes).pictures?.thumbs ?? []
  return (
    <div
      className={styles['picture']}
      data-small={small || undefined}
      style={framedIn(chosenWood(product, attributes))}
    >
      <ProofLink taskId={taskId} name={localised(product.name)}>
        {isComing ? (
          <span className={styles['coming']} />
        ) : cover.data || isBook ? (
          <PrintedPicture src={cover.data ?? ''} title="" ratio={pageRatio(product)} bound={isBook} />
        ) : photograph ? (
          <img className={styles['photograph']} src={photograph} alt="" />
        ) : (
          <ProductPicture {...mocked(product)} />
        )}
      </ProofLink>
    </div>
  )
}
