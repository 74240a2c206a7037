import { PHOTO_CODES, PHOTO_REFUSALS as SENTENCES } from '../../../domain/photo/photo-refusal.ts'
import type { Refusal } from './refusal.ts'

/** Refusals of photos; the sentences of the photo itself stand with its rules. */
export const PHOTO_REFUSALS = {
  'photo-too-small': { code: PHOTO_CODES['photo-too-small'], sentence: SENTENCES['photo-too-small'] },
  'photo-too-large': { code: PHOTO_CODES['photo-too-large'], sentence: SENTENCES['photo-too-large'] },
  'photo-not-a-picture': { code: PHOTO_CODES['photo-not-a-picture'], sentence: SENTENCES['photo-not-a-picture'] },
  'photo-declared-webp': { code: PHOTO_CODES['photo-declared-webp'], sentence: SENTENCES['photo-declared-webp'] },
  'photo-name-duplicate': { code: PHOTO_CODES['photo-name-duplicate'], sentence: SENTENCES['photo-name-duplicate'] },
  'photo-damaged': { code: PHOTO_CODES['photo-damaged'], sentence: SENTENCES['photo-damaged'] },
  'photo-too-many-pixels': { code: PHOTO_CODES['photo-too-many-pixels'], sentence: SENTENCES['photo-too-many-pixels'] },
  'photo-kind-unsupported': {
    code: PHOTO_CODES['photo-kind-unsupported'],
    sentence: SENTENCES['photo-kind-unsupported'],
  },
  'photo-sequence': { code: PHOTO_CODES['photo-sequence'], sentence: SENTENCES['photo-sequence'] },
  'photo-too-heavy': { code: PHOTO_CODES['photo-too-heavy'], sentence: SENTENCES['photo-too-heavy'] },
  'photo-not-uploaded': {
    code: 3011,
    sentence: {
      'zh-Hans': '这张照片还没有传完，请重新上传。',
      en: 'This photo has not arrived completely. Please upload it again.',
      'zh-Hant': '這張相片還沒有傳完，請重新上傳。',
    },
  },
} as const satisfies Record<string, Refusal>
