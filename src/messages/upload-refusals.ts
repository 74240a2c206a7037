import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { PHOTO_REFUSALS } from '../../domain/refusals/photo.refusals.ts'
import type { Refused } from '../../machines/refused.ts'
import type { UploadRefusal } from '../../machines/upload/upload.types.ts'
import { i18n } from '../i18n/i18n.ts'
import { words } from '../i18n/words.ts'

type OwnReason = Exclude<UploadRefusal, keyof typeof PHOTO_REFUSALS>

const REFUSALS: Record<OwnReason, MessageDescriptor> = {
  'too-many-photos': msg`The album is full. Take some photos out, or begin another album.`,
  'album-not-yours': msg`This album belongs to somebody else, so the photo was not added.`,
  'not-possible': msg`The shop could not take this photo. Please try it once more.`,
}

/** Why a photo was not taken, in the shopper's language: the server's own sentence where it gave one. */
export function uploadRefusalSentence({ reason, message }: Refused<UploadRefusal>): string {
  if (message) {
    return message
  }
  return isOwn(reason) ? i18n._(REFUSALS[reason]) : words(PHOTO_REFUSALS[reason].sentence)
}

function isOwn(reason: UploadRefusal): reason is OwnReason {
  return Object.hasOwn(REFUSALS, reason)
}
