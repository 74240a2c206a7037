import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { outerSize } from '../../../domain/design/sheets/outer-size.ts'
import type { ShopTextKind } from '../../../domain/merchant/shop-texts.ts'
import { isShipped } from '../../../domain/order/item-needs.ts'
import { photoBounds } from '../../../domain/order/photo-count.ts'
import { hasLooks } from '../../../domain/product/has-looks.ts'
import type { Product } from '../../../domain/product/product.ts'
import { ArrivalLine } from '../../features/checkout/ArrivalLine.tsx'
import { ShopTextLinks } from '../../features/shop-texts/ShopTextLinks.tsx'
import { localised, spokenLanguage } from '../../i18n/i18n.ts'
import { money } from '../../i18n/money.ts'
import { useFrontQuery } from '../../ports/api-query.ts'
import { useSession } from '../../session/session.ts'
import { ParcelsTo } from './ParcelsTo.tsx'
import styles from './ProductFacts.module.css'

/** What is asked about a thing before it is bought. */
const BEFORE_BUYING: readonly ShopTextKind[] = ['delivery', 'returns', 'tax']

interface ProductFactsProps {
  readonly product: Product
  /** The options are chosen elsewhere on the page. */
  readonly choosing?: boolean
}

/** What it is made of, as a quiet list: size, pages, photos, choices, delivery. */
export function ProductFacts({ product, choosing = false }: ProductFactsProps) {
  const { merchant } = useSession()
  const { book, outer, pages, price } = product
  const whole = outerSize(product)
  const { min, max } = photoBounds(product)
  const attributes = choosing ? [] : product.attributes
  const [sheet] = product.sheets ?? []
  const openings = product.sheets?.length ?? 0
  const templates = useFrontQuery(
    ['templates', product.id],
    ({ catalogue }, signal) => catalogue.templates(product.id, signal),
    product.themeIds.length > 0,
  )
  const looks = hasLooks(product) ? (templates.data ?? []) : []
  const place = merchant.shop.pickUpAddresses.find(({ id }) => id === product.pickUpAt)
  // The card covers so much of every side.
  const inside = (mm: number) => centimetres(mm - 2 * (product.space ?? 0))
  const cash = (amount: number) => money(amount, merchant.currency.code)
  return (
    <dl className={styles['facts']}>
      {book ? (
        <Fact name={<Trans>Size</Trans>}>
          <Trans>
            {centimetres(book.page.width)} × {centimetres(book.page.height)} cm, closed
          </Trans>
        </Fact>
      ) : null}
      {product.type === 5 && outer ? (
        <Fact name={<Trans>Size</Trans>}>
          <Trans>
            {centimetres(outer.width)} × {centimetres(outer.depth)} × {centimetres(outer.height)} cm
          </Trans>
        </Fact>
      ) : null}
      {sheet ? (
        <Fact name={<Trans>Size</Trans>}>
          {outer ? (
            <>
              <Trans>
                {centimetres(outer.width)} × {centimetres(outer.height)} cm outside
              </Trans>
              <span className={styles['aside']}>
                {openings > 1 ? (
                  <Trans>
                    {openings} openings, {inside(sheet.page.width)} × {inside(sheet.page.height)} cm each
                  </Trans>
                ) : (
                  <Trans>
                    picture {inside(sheet.page.width)} × {inside(sheet.page.height)} cm
                  </Trans>
                )}
              </span>
            </>
          ) : openings > 1 && whole ? (
            <>
              <Trans>
                {centimetres(whole.width)} × {centimetres(whole.height)} cm on the wall
              </Trans>
              <span className={styles['aside']}>
                <Plural value={openings} one="# picture" other="# pictures" />
              </span>
            </>
          ) : (
            <Trans>
              {centimetres(sheet.page.width)} × {centimetres(sheet.page.height)} cm
            </Trans>
          )}
          {sheet.turns ? (
            <span className={styles['aside']}>
              <Trans>upright or wide, to match your photo</Trans>
            </span>
          ) : null}
        </Fact>
      ) : null}
      {sheet && pages && sheet.sides === 2 && price.extraPage > 0 ? (
        <Fact name={<Trans>Cards</Trans>}>
          <Trans>
            {pages.min / 2} to {pages.max / 2} cards
          </Trans>
          <span className={styles['aside']}>
            <Trans>
              {price.pagesIncluded / 2} included, then {cash(price.extraPage * 2)} a card
            </Trans>
          </span>
        </Fact>
      ) : null}
      {pages && book ? (
        <Fact name={<Trans>Pages</Trans>}>
          <Trans>
            {pages.min} to {pages.max} pages
          </Trans>
          {price.extraPage > 0 ? (
            <span className={styles['aside']}>
              <Trans>
                {price.pagesIncluded} included, then {cash(price.extraPage)} a page
              </Trans>
            </span>
          ) : null}
        </Fact>
      ) : null}
      {pages && product.type === 8 ? (
        <Fact name={<Trans>Months</Trans>}>
          {pages.min === pages.max ? (
            <Plural value={pages.max} one="# month" other="# months" />
          ) : (
            <Trans>
              {pages.min} to {pages.max} months
            </Trans>
          )}
          {price.extraPage > 0 && pages.max > price.pagesIncluded ? (
            <span className={styles['aside']}>
              <Trans>
                {price.pagesIncluded} included, then {cash(price.extraPage)} a month
              </Trans>
            </span>
          ) : null}
        </Fact>
      ) : null}
      {product.photos.maxCount > 0 ? (
        <Fact name={<Trans>Photos</Trans>}>
          {product.photos.minCount === product.photos.maxCount ? (
            <Plural value={product.photos.maxCount} one="exactly # photo" other="exactly # photos" />
          ) : min > 1 ? (
            <Trans>
              {min} to {max} photos
            </Trans>
          ) : (
            <Plural value={product.photos.maxCount} one="up to # photo" other="up to # photos" />
          )}
        </Fact>
      ) : null}
      {looks.length > 0 ? (
        <Fact name={<Trans>Looks</Trans>}>
          <LookNames names={looks} />
        </Fact>
      ) : null}
      {attributes.map((group) => (
        <Fact key={group.id} name={localised(group.name)}>
          <ul className={styles['options']}>
            {group.options.map((option) => (
              <li key={option.id}>
                {localised(option.name)}
                {option.extraPrice > 0 ? <span className={styles['aside']}>+{cash(option.extraPrice)}</span> : null}
              </li>
            ))}
          </ul>
        </Fact>
      ))}
      {product.daysToMake ? (
        <Fact name={<Trans>Production time</Trans>}>
          <Plural value={product.daysToMake} one="# working day" other="# working days" />
        </Fact>
      ) : null}
      <Fact name={<Trans>Delivery</Trans>}>
        {place ? (
          <Trans>
            Collect at {localised(place.name)}, {localised(place.address)}
          </Trans>
        ) : price.delivery > 0 ? (
          cash(price.delivery)
        ) : (
          <Trans>Free of charge</Trans>
        )}
        {place || !isShipped(product) ? null : <ParcelsTo />}
        <span className={styles['aside']}>
          <ArrivalLine pids={[product.id]} fetched={place !== undefined} />
        </span>
        <ShopTextLinks kinds={BEFORE_BUYING} />
      </Fact>
      {book ? (
        <Fact name={<Trans>Print</Trans>}>
          <Trans>{book.dpi} dpi, printed to the edge and trimmed</Trans>
        </Fact>
      ) : null}
    </dl>
  )
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Fifteen names in a row say less than a few: all of them are seen when one is chosen. */
const NAMED_LOOKS = 4

function LookNames({ names }: { readonly names: readonly string[] }) {
  const more = names.length - NAMED_LOOKS
  const named = list(names.slice(0, more > 1 ? NAMED_LOOKS : names.length))
  return more > 1 ? (
    <Trans>
      {named} and {more} more
    </Trans>
  ) : (
    named
  )
}

/** Names as the language lists them; Chinese puts nothing between units, which reads as one word. */
function list(names: readonly string[]): string {
  const language = spokenLanguage()
  return language === 'en' ? new Intl.ListFormat(language, { type: 'unit' }).format(names) : names.join('、')
}

function centimetres(mm: number): string {
  return String(Math.round(mm) / 10)
}
