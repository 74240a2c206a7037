import type { ShopTextKind } from '../../domain/merchant/shop-texts.ts'

/** What a merchant tells buyers, in the language of the screen. */
export interface ShopTextsHere {
  /** What an order agrees to; 0: nothing is written. */
  readonly version: number
  readonly texts: readonly { readonly kind: ShopTextKind; readonly text: string }[]
}

export interface ShopTextPorts {
  /** @throws NetworkLost, ServerFault, RequestRefused with the shop's sentence. */
  texts(signal?: AbortSignal): Promise<ShopTextsHere>
  /** Whoever has just signed in agreed to these. @throws as texts. */
  agree(version: number): Promise<void>
}
