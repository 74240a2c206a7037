import { PHOTO_REFUSALS as SENTENCES } from '../../../domain/photo/photo-refusal.ts'
import type { Refusal } from './refusal.ts'

/** Refusals of photos; the sentences of the photo itself stand with its rules. */
export const PHOTO_REFUSALS = {
  'photo-too-small': { code: 3001, sentence: SENTENCES['photo-too-small'] },
  'photo-too-large': { code: 3002, sentence: SENTENCES['photo-too-large'] },
  'photo-not-a-picture': { code: 3003, sentence: SENTENCES['photo-not-a-picture'] },
  'photo-declared-webp': { code: 3004, sentence: SENTENCES['photo-declared-webp'] },
  'photo-name-duplicate': { code: 3005, sentence: SENTENCES['photo-name-duplicate'] },
  'photo-damaged': { code: 3006, sentence: SENTENCES['photo-damaged'] },
  'photo-too-many-pixels': { code: 3007, sentence: SENTENCES['photo-too-many-pixels'] },
  'photo-kind-unsupported': { code: 3008, sentence: SENTENCES['photo-kind-unsupported'] },
  'photo-sequence': { code: 3009, sentence: SENTENCES['photo-sequence'] },
  'photo-too-heavy': { code: 3010, sentence: SENTENCES['photo-too-heavy'] },
  'photo-not-uploaded': {
    code: 3011,
    sentence: {
      'zh-Hans': '这张照片还没有传完，请重新上传。',
      en: 'This photo has not arrived completely. Please upload it again.',
      'zh-Hant': '這張照片還沒有傳完，請重新上傳。',
    },
  },
} as const satisfies Record<string, Refusal>
