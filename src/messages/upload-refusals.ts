import { PHOTO_REFUSALS } from '../../domain/refusals/photo.refusals.ts'
import type { Refused } from '../../machines/refused.ts'
import type { UploadRefusal } from '../../machines/upload/upload.types.ts'
import { refusedSentence } from './refused-sentence.ts'

/** Why a photo was not taken. */
export function uploadRefusalSentence(refused: Refused<UploadRefusal>): string {
  return refusedSentence(refused, PHOTO_REFUSALS)
}
