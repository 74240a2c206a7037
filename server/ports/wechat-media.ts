import type { MerchantId } from '../../domain/ids.ts'

export type WechatFile =
  | { readonly kind: 'file'; readonly bytes: Uint8Array }
  | { readonly kind: 'not-configured' }
  /** Unknown to the messenger, or kept no longer: it keeps files for three days. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'too-large' }

/** Photos that shoppers picked inside the messenger. */
export interface WechatMedia {
  /** @throws Error when the messenger cannot be reached or answers nothing that can be read. */
  fetch(mchid: MerchantId, serverId: string, maxBytes: number): Promise<WechatFile>
}
