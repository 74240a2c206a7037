import type { DecodedPhoto } from '../../domain/photo/decoded-photo.ts'
import type { DecodeRefusal } from '../../domain/photo/photo-refusal.ts'

export type DecodeVerdict =
  | { readonly kind: 'decoded'; readonly photo: DecodedPhoto }
  | { readonly kind: 'refused'; readonly reason: DecodeRefusal }

export interface DecodeLimits {
  /** Existing folder for `proxy.jpg`, `thumb.jpg` and, where the original cannot be printed from, `print.jpg`. */
  readonly into: string
  readonly maxPixels?: number
  /** A picture that needs more processor time than this is refused as too heavy, ms. Default 90 s. */
  readonly processorMs?: number
  /** After so long by the clock nobody waits any more, ms, default 150 s; of the picture that says nothing: the machine was busy. */
  readonly timeoutMs?: number
  /** More memory than this is refused as too heavy, bytes. Default: what the pixels that its header states may need (`memoryFor`). */
  readonly memory?: number
}

export interface Decoder {
  /**
   * Decodes one untrusted picture in a disposable process. A picture that goes over its limits, or whose process dies
   * twice, is refused as too heavy.
   *
   * @throws Error when the decoder is closed meanwhile, or the machine is too busy to decode in time: nothing is known of the
   * picture then.
   */
  decode(source: string | Uint8Array, limits: DecodeLimits): Promise<DecodeVerdict>
  /** Ends all processes. */
  close(): Promise<void>
}
