import type { AcceptanceRefusal } from './acceptance.ts'
import type { DecodeRefusal } from './decode-refusal.ts'

/** Every reason why a photo is not taken. */
export type PhotoRefusal = AcceptanceRefusal | DecodeRefusal
