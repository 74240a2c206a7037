import { referenceKey } from '../../../domain/navigation/decide-entry.ts'
import type { StoredVisit } from '../../../domain/navigation/stored-visit.ts'
import type { LinkLoginRefusal } from '../../../machines/link-login/link-login.types.ts'
import { useApiQuery } from '../../ports/api-query.ts'

/** Refusals after which the order cannot be gone on with; one that was closed keeps nobody from the rest of the shop. */
const FAILED: readonly LinkLoginRefusal[] = ['order-number-wrong', 'link-ended', 'phone-tail-needed']

type OrderCheck = 'asking' | 'passed' | 'failed' | 'submitted' | 'unknown'

/**
 * The product and order check of the guard (B§2 rules 4 and 5, A§2 order states): the shop is asked about the order of
 * this visit, at most once a minute. When it cannot be asked, nothing is decided.
 */
export function useOrderCheck({ ecommerce }: StoredVisit, needed: boolean): OrderCheck {
  const { reference, phoneTail } = ecommerce
  const enabled = needed && reference !== null
  const { data, error } = useApiQuery(
    ['link order', reference ? referenceKey(reference) : '', phoneTail],
    ({ ec }, signal) => (reference ? ec.find({ reference, phoneTail }, signal) : Promise.reject(new Error('no link'))),
    enabled,
  )
  if (!enabled || error) {
    return 'unknown'
  }
  if (!data) {
    return 'asking'
  }
  if (data.kind === 'refused') {
    return FAILED.includes(data.reason) ? 'failed' : 'unknown'
  }
  return data.found.submission === 'all' ? 'submitted' : 'passed'
}
