import { useGetIdentity } from 'react-admin'
import type { DataOf } from '../../../domain/calls/call.ts'
import type { getStaffMe } from '../../../domain/calls/staff.ts'

type Merchant = DataOf<typeof getStaffMe>['merchant']

/** What the shop is paid in, which may sell nothing yet; undefined until it is known: an amount in another one would be another amount. */
export function useCurrency(): string | undefined {
  const { identity } = useGetIdentity()
  return (identity?.['merchant'] as Merchant | undefined)?.currency
}
