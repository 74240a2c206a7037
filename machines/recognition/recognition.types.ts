import type { Box } from '../../domain/geometry.ts'
import type { Problem } from '../faults.ts'
import type { Refused } from '../refused.ts'

export interface RecognitionInput {
  /** The address of the photo as the shop gave it out. */
  readonly fileUrl: string
}

/** Why no subject is known: the shop does not offer it or could not, or the photo shows none. */
export type RecognitionRefusal = 'no-subject' | 'not-possible'

export type RecognitionAnswer =
  | {
      readonly kind: 'recognised'
      /** Where the subject lies, in fractions of the upright photo. */
      readonly focus: Box
    }
  | Refused<RecognitionRefusal>

export interface RecognitionContext extends RecognitionInput {
  readonly focus: Box | null
  readonly refused: Refused<RecognitionRefusal> | null
  readonly problem: Problem | null
}

export type RecognitionEvent = { readonly type: 'recognition.start' } | { readonly type: 'recognition.leave' }

export type RecognitionTag = 'recognising' | 'failed'
