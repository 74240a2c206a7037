import type { DecodeVerdict } from '../../ports/decoder.ts'

/** One picture for the decoding process. Paths are local files. */
export interface DecodeRequest {
  readonly job: number
  readonly source: string
  /** An existing folder for the derived files. */
  readonly into: string
  readonly maxPixels: number
}

/** Said before any pixel is decoded: how many its header states, to which its memory is held. */
export interface DecodeBegun {
  readonly job: number
  readonly pixels: number
}

export interface DecodeReply {
  readonly job: number
  readonly verdict: DecodeVerdict
  /** Resident memory of the process afterwards, bytes. */
  readonly memory: number
}
