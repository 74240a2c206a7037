import type { ComponentProps } from 'react'
import { LinkOrderView } from '../../../src/screens/order_eclist/LinkOrderView.tsx'
import type { DrivenProps } from './driven-screens.tsx'

export default function LinkDriven({ actor }: DrivenProps<ComponentProps<typeof LinkOrderView>['login']>) {
  return <LinkOrderView login={actor} />
}
