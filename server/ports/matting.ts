import type { MerchantId } from '../../domain/ids.ts'

export type CutOut =
  | { readonly kind: 'cut-out'; readonly png: Uint8Array }
  | { readonly kind: 'not-configured' }
  /** The service found no subject, or made something that is too large or no PNG. */
  | { readonly kind: 'not-possible' }

/** Cuts subjects out of photos. */
export interface Matting {
  isConfigured(mchid: MerchantId): boolean
  /** `read` gives the JPEG; it is not asked for without a service. @throws Error when the service cannot be reached. */
  cutOut(mchid: MerchantId, read: () => Promise<Uint8Array>): Promise<CutOut>
}
