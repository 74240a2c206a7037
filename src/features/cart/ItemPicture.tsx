import type { CSSProperties } from 'react'
import type { TaskId } from '../../../domain/ids.ts'
import { pictured } from '../../../domain/product/pictured.ts'
import type { Product } from '../../../domain/product/product.ts'
import { localised } from '../../i18n/i18n.ts'
import { useFrontQuery } from '../../ports/api-query.ts'
import { PrintedPicture } from '../../ui/pictures/PrintedPicture.tsx'
import { ProductPicture } from '../../ui/pictures/ProductPicture.tsx'
import { mocked, pageRatio } from '../catalogue/ProductTiles.tsx'
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
  const cover = useFrontQuery(['cover', taskId ?? ''], async ({ account }, signal) =>
    taskId ? await account.cover(taskId, signal) : '',
  )
  const isBook = product.book !== undefined
  const [photograph] = pictured(product, attributes).pictures?.thumbs ?? []
  const wood = product.type === 2 ? swatchOf(product, attributes) : undefined
  return (
    <div
      className={styles['picture']}
      data-small={small || undefined}
      style={wood ? ({ '--wood': wood } as CSSProperties) : undefined}
    >
      <ProofLink taskId={taskId} name={localised(product.name)}>
        {cover.data || isBook ? (
          cover.isPending ? null : (
            <PrintedPicture src={cover.data ?? ''} title="" ratio={pageRatio(product)} bound={isBook} />
          )
        ) : photograph ? (
          <img className={styles['photograph']} src={photograph} alt="" />
        ) : (
          <ProductPicture {...mocked(product)} />
        )}
      </ProofLink>
    </div>
  )
}

/** The colour of what is chosen, where an option has one. */
function swatchOf({ attributes }: Product, chosen: readonly string[]): string | undefined {
  const options = attributes.flatMap((group) => group.options)
  return options.find(({ id, swatch }) => swatch !== undefined && chosen.includes(id))?.swatch
}
