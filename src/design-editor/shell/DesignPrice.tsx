import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { type Design, placedPhotos } from '../../../domain/design/design.ts'
import { printedSheets } from '../../../domain/design/sheets/copies.ts'
import { chosenOf } from '../../../domain/order/chosen.ts'
import { chosenLabels } from '../../../domain/order/chosen-labels.ts'
import { countedAs, PAGES_OF } from '../../../domain/product/counted-as.ts'
import { designQuote } from '../../../domain/product/design-quote.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { Options } from '../../features/checkout/Options.tsx'
import { localised, spokenLanguage } from '../../i18n/i18n.ts'
import { money } from '../../i18n/money.ts'
import { useSession } from '../../session/session.ts'
import { Phrases } from '../../ui/feedback/Phrases.tsx'
import { Money } from '../../ui/money/Money.tsx'
import { PriceLines } from '../../ui/money/PriceLines.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './DesignPrice.module.css'
import type { WorkspaceProps } from './workspace-props.ts'

interface DesignPriceProps extends Pick<WorkspaceProps, 'product' | 'options' | 'sold'> {
  readonly theme: Pick<Theme, 'name'>
  readonly design: Design
  /** What stands above the price: how many prints it is for. */
  readonly children?: ReactNode
}

/** What the design costs as it is now, and of what that is made as soon as it is more than its base price. A tap says what each is, with what it grows, and what can be chosen. */
export function DesignPrice({ product, options, sold, theme, design, children }: DesignPriceProps) {
  const { t } = useLingui()
  const currency = useSession().merchant.currency.code
  const [open, setOpen] = useState(false)
  if (!sold) {
    return children
  }
  const sheets = printedSheets(design)
  const { attributes } = options
  const inSet = sold === 'set'
  const photos = new Set(placedPhotos(design)).size
  const chosen = chosenOf({ product, attributes, pages: sheets, photos, design, theme })
  const { lines, total } = designQuote(product, { sheets, attributes, inSet })
  const added = total === 0 ? t`Included in your set` : `+${money(total, currency)}`
  const amount = inSet ? added : money(total, currency)
  const made = lines.filter((line) => line.amount !== 0).map((line) => money(line.amount, currency))
  return (
    <>
      <button type="button" className={styles['price']} data-testid="price" onClick={() => setOpen(true)}>
        {children ? <span className={styles['what']}>{children}</span> : null}
        <span className={styles['amount']}>
          <span className="hidden-visually">{t`Price:`} </span>
          {amount}
          <Icon name="forward" size={14} />
        </span>
        {made.length > 1 ? <span className={styles['made']}>{made.join(' + ')}</span> : null}
      </button>
      {open ? (
        <Sheet open onOpenChange={setOpen} title={t`What it costs`}>
          <PriceLines
            {...{ lines, total, currency }}
            names={[inSet ? t`Included in your set` : localised(product.name)]}
            counted={[countedAs(product.type)]}
            options={[namesOf(product, attributes)]}
            sum={inSet ? t`On top of the set` : sold === 'volume' ? t`This volume` : t`Price so far`}
          />
          <p className={styles['grows']}>
            <Phrases words={chosenLabels(chosen, spokenLanguage())} />
          </p>
          <p className={styles['grows']}>
            <Growth product={product} />
          </p>
          {options.choose && !inSet ? (
            <div className={styles['options']}>
              <Options product={product} chosen={attributes} onChosen={options.choose} />
            </div>
          ) : null}
          <p className={styles['hint']}>
            {inSet || product.price.delivery === 0 ? (
              <Trans>Coupons and member prices are applied when you order.</Trans>
            ) : (
              <Trans>
                Delivery (<Money amount={product.price.delivery} currency={currency} />
                ), coupons and member prices are applied when you order.
              </Trans>
            )}
          </p>
        </Sheet>
      ) : null}
    </>
  )
}

/** The names of what was chosen, those that cost something. */
function namesOf({ attributes: groups }: Product, chosen: readonly string[]): string {
  return groups
    .flatMap(({ options }) => options)
    .filter(({ id, extraPrice }) => extraPrice !== 0 && chosen.includes(id))
    .map(({ name }) => localised(name))
    .join(' · ')
}

/** What makes the price grow, and what is in it already. */
function Growth({ product }: { readonly product: Product }) {
  const currency = useSession().merchant.currency.code
  const { price, pages, type } = product
  const as = countedAs(type)
  if (!as || price.extraPage === 0 || !pages || pages.max <= price.pagesIncluded) {
    return <Trans>The price is the same whatever photos you put in.</Trans>
  }
  const each = money(price.extraPage * PAGES_OF[as], currency)
  const included = Math.floor(price.pagesIncluded / PAGES_OF[as])
  switch (as) {
    case 'pages':
      return (
        <Plural
          value={included}
          one={`# page is included. Each extra page costs ${each}.`}
          other={`# pages are included. Each extra page costs ${each}.`}
        />
      )
    case 'cards':
      return (
        <Plural
          value={included}
          one={`# card is included. Each extra card costs ${each}.`}
          other={`# cards are included. Each extra card costs ${each}.`}
        />
      )
    case 'months':
      return (
        <Plural
          value={included}
          one={`# month is included. Each extra month costs ${each}.`}
          other={`# months are included. Each extra month costs ${each}.`}
        />
      )
    case 'prints':
      return (
        <Plural
          value={included}
          one={`# print is included. Each extra print costs ${each}.`}
          other={`# prints are included. Each extra print costs ${each}.`}
        />
      )
  }
}
