import type { ComponentProps } from 'react'
import { CheckoutView } from '../../../src/screens/pay_index/CheckoutView.tsx'
import { PRODUCTS, SQUARE_BOOK } from '../../fixtures/sample-products.ts'
import type { DrivenProps } from './driven-screens.tsx'

export default function OrderDriven({ actor }: DrivenProps<ComponentProps<typeof CheckoutView>['order']>) {
  return <CheckoutView order={actor} product={PRODUCTS[0] ?? SQUARE_BOOK} onAddress={() => undefined} />
}
