import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { pictured } from '../../../domain/product/pictured.ts'
import type { Product } from '../../../domain/product/product.ts'
import { QUANTITY_MAX } from '../../../domain/product/quote.ts'
import { localised } from '../../i18n/i18n.ts'
import { money } from '../../i18n/money.ts'
import { ShareProduct } from '../../messenger/ShareProduct.tsx'
import { useNavigation } from '../../navigation/navigation.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Choice } from '../../ui/controls/Choice.tsx'
import { Stepper } from '../../ui/controls/Stepper.tsx'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { Money } from '../../ui/money/Money.tsx'
import styles from './ProdDetailsScreen.module.css'
import { ProductFacts } from './ProductFacts.tsx'
import { DetailPictures, ProductGallery } from './ProductGallery.tsx'
import { Before, startable, startLabel, Words } from './ProductWords.tsx'
import { RealSize } from './RealSize.tsx'

/** A finished thing from the shelf: options and how many, then straight to the order (B§4 type 5). */
export function Goods({ product }: { readonly product: Product }) {
  const { t } = useLingui()
  const { merchant } = useSession()
  const { go, back } = useNavigation()
  const [chosen, setChosen] = useState(() => product.attributes.map(({ options }) => options[0]?.id ?? ''))
  const shown = pictured(product, chosen)
  const [quantity, setQuantity] = useState(1)
  const options = product.attributes.flatMap((group) => group.options)
  const extra = chosen.reduce((sum, id) => sum + (options.find((option) => option.id === id)?.extraPrice ?? 0), 0)
  const { currency } = merchant
  return (
    <Screen
      top={
        <TopBar
          title={localised(product.name)}
          onBack={() => back('prod_list')}
          actions={<ShareProduct product={product} />}
        />
      }
      lead={<ProductGallery product={shown} />}
      bottom={
        <BottomBar
          note={
            <>
              <Money amount={(product.price.base + extra) * quantity} currency={currency.code} size="large" />
              <Before product={product} extra={extra} quantity={quantity} />
            </>
          }
        >
          <Button
            variant="primary"
            disabled={!startable(product)}
            onClick={() => go('pay_index', { pid: product.id, qty: String(quantity), attrs: chosen.join() })}
          >
            {startable(product) ? <Trans>Order it</Trans> : startLabel(product)}
          </Button>
        </BottomBar>
      }
    >
      <Words product={product} />
      <div className={styles['choices']}>
        {product.attributes.map((group, at) => (
          <Choice
            key={group.id}
            label={localised(group.name)}
            value={chosen[at] ?? ''}
            onValueChange={(id) => setChosen((before) => before.map((one, index) => (index === at ? id : one)))}
            options={group.options.map((option) => ({
              value: option.id,
              label: localised(option.name),
              ...(option.extraPrice > 0 ? { note: `+${money(option.extraPrice, currency.code)}` } : {}),
            }))}
          />
        ))}
        <div className={styles['quantity']}>
          <Trans>How many</Trans>
          <Stepper label={t`How many`} value={quantity} min={1} max={QUANTITY_MAX} onValueChange={setQuantity} />
        </div>
      </div>
      <ProductFacts product={product} choosing />
      <RealSize product={product} />
      <DetailPictures product={shown} />
    </Screen>
  )
}
