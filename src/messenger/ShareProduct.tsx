import type { Product } from '../../domain/product/product.ts'
import { localised } from '../i18n/i18n.ts'
import { pathTo } from '../navigation/routes.ts'
import { useSession } from '../session/session.ts'
import { ShareButton } from './ShareButton.tsx'
import { useShareCard } from './share-card.ts'

/** A product to show to a friend. The link says who brought the friend (A§2 srcuid). */
export function ShareProduct({ product }: { readonly product: Product }) {
  const { merchant, shopper } = useSession()
  const { origin, pathname } = window.location
  const card = {
    title: localised(product.name),
    desc: localised(product.description),
    link: `${origin}${pathname}#${pathTo('prod_details', { pid: product.id, srcuid: shopper?.uid })}`,
    image: merchant.shop.logo === '' ? '' : new URL(merchant.shop.logo, origin).href,
  }
  useShareCard(card)
  return <ShareButton card={card} />
}
