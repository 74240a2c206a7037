import { asId, type MerchantId } from '../../domain/ids.ts'

/** The merchant whose shop this address opens: `mchid` or `mid` of the entry link (A§2), else merchant 1. */
export function merchantOfAddress(search: URLSearchParams): MerchantId {
  return asId<MerchantId>(search.get('mchid') ?? search.get('mid') ?? '1')
}
