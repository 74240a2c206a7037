import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { SPECIAL_CARDS } from '../../../domain/product/product.ts'
import { ProductTiles, TilesWaiting } from '../../features/catalogue/ProductTiles.tsx'
import { SpecialCardsLink } from '../../features/catalogue/SpecialCardsLink.tsx'
import { WithOwnShots } from '../../features/catalogue/WithOwnShots.tsx'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { useFrontQuery } from '../../ports/api-query.ts'
import { PRODUCT_ORDERS, type ProductOrder, useFrontPorts } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { SearchField } from '../../ui/controls/SearchField.tsx'
import { Tabs } from '../../ui/controls/Tabs.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './ProdListScreen.module.css'

/** How many products come at once. */
const PAGE = 12
/** The tab of all categories. */
const ALL = 'all'
const TYPING_PAUSE_MS = 250

/** All shelves: by category, by a word of the name, a page at a time. */
export function ProdListScreen() {
  const { t, i18n } = useLingui()
  const { back, replace } = useNavigation()
  const address = useQueryOfAddress()
  const order = orderNamed(address.get('orderby'))
  const category = address.get('cataid') ?? ALL
  const [typed, setTyped] = useState(address.get('key') ?? '')
  const search = useSettled(typed.trim(), TYPING_PAUSE_MS)
  const categories = useFrontQuery(['categories'], ({ catalogue }, signal) => catalogue.categories(signal))
  const hasSpecial = categories.data?.some(({ id }) => id === SPECIAL_CARDS)
  const tabs = [
    { value: ALL, label: t`All` },
    ...(categories.data ?? []).map(({ id, name, icon }) => ({ value: id, label: name, ...(icon ? { icon } : {}) })),
  ]
  const showShelf = (next: string) =>
    replace('prod_list', {
      ...Object.fromEntries(address),
      cataid: next === ALL ? undefined : next,
      orderby: order,
    })
  return (
    <Screen top={<TopBar title={t`All products`} onBack={() => back('index')} />}>
      <div className={styles['search']}>
        <SearchField label={t`Search products`} value={typed} onValueChange={setTyped} />
        <label className={styles['order']}>
          <span className="hidden-visually">{t`Sort by`}</span>
          <select
            className={styles['select']}
            value={order}
            onChange={(event) =>
              replace('prod_list', { ...Object.fromEntries(address), orderby: orderNamed(event.target.value) })
            }
          >
            {PRODUCT_ORDERS.map((one) => (
              <option key={one} value={one}>
                {i18n._(ORDER_NAMES[one])}
              </option>
            ))}
          </select>
          <Icon name="forward" size={16} />
        </label>
      </div>
      <Tabs label={t`Categories`} value={category} onValueChange={showShelf} tabs={tabs}>
        {category === SPECIAL_CARDS || (category === ALL && search === '' && hasSpecial) ? <SpecialCardsLink /> : null}
        <WithOwnShots>
          <Shelf
            category={category === ALL ? undefined : category}
            search={search}
            order={order}
            onClear={() => setTyped('')}
            onShowAll={() => showShelf(ALL)}
          />
        </WithOwnShots>
      </Tabs>
    </Screen>
  )
}

const ORDER_NAMES: Record<ProductOrder, MessageDescriptor> = {
  default: msg`Featured`,
  price: msg`Lowest price first`,
  'price-desc': msg`Highest price first`,
  name: msg`By name`,
}

function orderNamed(name: string | null): ProductOrder {
  return PRODUCT_ORDERS.find((order) => order === name) ?? 'default'
}

interface ShelfProps {
  readonly category: string | undefined
  readonly search: string
  readonly order: ProductOrder
  readonly onClear: () => void
  readonly onShowAll: () => void
}

function Shelf({ category, search, order, onClear, onShowAll }: ShelfProps) {
  const { t } = useLingui()
  const { catalogue } = useFrontPorts()
  const list = useInfiniteQuery({
    queryKey: ['products', category ?? '', search, order],
    queryFn: ({ pageParam, signal }) =>
      catalogue.shelf(
        { page: pageParam, count: PAGE, search, order, ...(category ? { categoryId: category } : {}) },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => {
      const seen = pages.reduce((count, page) => count + page.items.length, 0)
      return last.items.length > 0 && seen < last.total ? pages.length + 1 : undefined
    },
    placeholderData: keepPreviousData,
  })
  const products = list.data?.pages.flatMap((page) => page.items)
  if (!products) {
    return list.error ? <FaultState fault={list.error} onRetry={() => void list.refetch()} /> : <TilesWaiting />
  }
  if (products.length === 0) {
    return search ? (
      <EmptyState
        drawing="nothingFound"
        title={t`No results for “${search}”`}
        action={
          <Button onClick={onClear}>
            <Trans>Show everything</Trans>
          </Button>
        }
      >
        <Trans>Try a shorter word, for example “book”.</Trans>
      </EmptyState>
    ) : (
      <EmptyState
        drawing="soon"
        title={t`Nothing in this category yet`}
        action={
          category ? (
            <Button variant="primary" onClick={onShowAll}>
              <Trans>Show everything</Trans>
            </Button>
          ) : undefined
        }
      >
        <Trans>New products arrive from time to time. Try another category meanwhile.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <ProductTiles products={products} />
      {list.hasNextPage ? (
        <div className={styles['more']}>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      ) : null}
      {list.isFetchNextPageError ? <FaultState fault={list.error} onRetry={() => void list.fetchNextPage()} /> : null}
    </>
  )
}

/** `value` as it was once it stood still for `ms`: asks the shop after typing, not while. */
function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), ms)
    return () => window.clearTimeout(timer)
  }, [value, ms])
  return settled
}
