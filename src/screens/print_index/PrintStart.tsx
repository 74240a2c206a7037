import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import type { ProductId } from '../../../domain/ids.ts'
import { photoBounds } from '../../../domain/order/photo-count.ts'
import type { Product } from '../../../domain/product/product.ts'
import { localised } from '../../i18n/i18n.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { useSet } from '../../navigation/set-context.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { Money } from '../../ui/money/Money.tsx'
import { demoPhoto } from '../../ui/pictures/demo-photo.ts'
import styles from './PrintStart.module.css'

/** The first step of prints: which size. Every size is a product of its own, with its own price. */
export function PrintStart({ product }: { readonly product: Product }) {
  const { t } = useLingui()
  const { go, back } = useNavigation()
  const address = useQueryOfAddress()
  const set = useSet()
  const list = useApiQuery(
    ['products', 'all'],
    ({ catalogue }, signal) => catalogue.products({ page: 1, count: 100 }, signal),
    !set.part,
  )
  const [chosenId, choose] = useState<ProductId>(product.id)
  const sizes = useMemo(
    () => sizesOf(product, set.part ? [] : (list.data?.items ?? [])),
    [product, list.data, set.part],
  )
  const chosen = sizes.find(({ id }) => id === chosenId) ?? product
  const { min, max } = photoBounds(chosen)
  // A link of another platform names the size that was bought.
  useEffect(() => choose(product.id), [product.id])
  return (
    <Screen
      top={<TopBar title={t`Photo prints`} onBack={() => back('prod_details', { pid: product.id, ...set })} />}
      bottom={
        <BottomBar
          note={
            <Trans>
              {min} to {max} photos
            </Trans>
          }
        >
          <Button
            variant="primary"
            onClick={() =>
              go('album_gallery', { pid: chosen.id, tid: address.get('tid') ?? chosen.themeIds[0], ...set })
            }
          >
            <Trans>Choose photos</Trans>
          </Button>
        </BottomBar>
      }
      lead={<Fan product={chosen} />}
    >
      <h2 className={styles['title']} id="sizes">
        {sizes.length > 1 ? <Trans>Which size?</Trans> : localised(product.name)}
      </h2>
      <p className={styles['hint']}>
        <Trans>You see every print before you order, and choose how many of each.</Trans>
      </p>
      {sizes.length > 1 ? (
        <ul className={styles['sizes']} aria-labelledby="sizes">
          {sizes.map((size) => (
            <li key={size.id}>
              <Size product={size} largest={longest(sizes)} chosen={size.id === chosen.id} onChoose={choose} />
            </li>
          ))}
        </ul>
      ) : null}
    </Screen>
  )
}

interface SizeProps {
  readonly product: Product
  /** The longest side of all papers: they are drawn to one scale. */
  readonly largest: number
  readonly chosen: boolean
  onChoose(id: ProductId): void
}

/** The longest paper on its card, css px. */
const LONG = 76

function Size({ product, largest, chosen, onChoose }: SizeProps) {
  const { t } = useLingui()
  const { merchant } = useSession()
  const { width, height } = product.sheets?.[0]?.page ?? { width: 3, height: 2 }
  const scale = LONG / largest
  const [across, down] = [width / 10, height / 10]
  return (
    <button type="button" className={styles['size']} aria-pressed={chosen} onClick={() => onChoose(product.id)}>
      <span className={styles['drawn']}>
        <span style={{ width: width * scale, height: height * scale }} />
      </span>
      <span className={styles['words']}>
        <strong>{localised(product.name)}</strong>
        <small>{t`${across} × ${down} cm`}</small>
      </span>
      <span className={styles['price']}>
        <Money amount={product.price.extraPage || product.price.base} currency={merchant.currency.code} />
        <small>
          <Trans>each print</Trans>
        </small>
      </span>
    </button>
  )
}

/** Three prints as they lie on a table; the paper has the shape of the chosen size. */
function Fan({ product }: { readonly product: Product }) {
  const { width, height } = product.sheets?.[0]?.page ?? { width: 3, height: 2 }
  return (
    <div className={styles['fan']} aria-hidden="true">
      {FAN.map((name) => (
        <img key={name} src={demoPhoto(name)} alt="" style={{ aspectRatio: `${width} / ${height}` }} />
      ))}
    </div>
  )
}

const FAN = ['ridges-dawn', 'oranges', 'family-beach'] as const

/** All sizes of prints, from small to large; the product of the address is always among them. */
function sizesOf(product: Product, all: readonly Product[]): readonly Product[] {
  const others = all.filter(({ id, type, soon, onShelf }) => type === 9 && id !== product.id && onShelf && !soon)
  return [product, ...others].sort((a, b) => longest([a]) - longest([b]))
}

function longest(products: readonly Product[]): number {
  return Math.max(
    ...products.map(({ sheets }) => Math.max(sheets?.[0]?.page.width ?? 0, sheets?.[0]?.page.height ?? 0)),
  )
}
