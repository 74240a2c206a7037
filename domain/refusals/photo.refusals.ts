import type { PhotoRefusal } from '../photo/photo-refusal.ts'
import type { Refusal } from './refusal.ts'

/** Refusals of photos. Codes 30xx. */
export const PHOTO_REFUSALS = {
  'photo-too-small': {
    code: 3001,
    sentence: {
      'zh-Hans': '这个文件太小（不到 {min}），印出来会看不清，请选原图。',
      en: 'This file is too small (under {min}) to print well. Please pick the original photo.',
      'zh-Hant': '這個檔案太小（不到 {min}），印出來會看不清楚，請選原圖。',
    },
  },
  'photo-too-large': {
    code: 3002,
    sentence: {
      'zh-Hans': '这个文件超过了大小上限，请选小一点的照片。',
      en: 'This file is larger than the limit. Please pick a smaller photo.',
      'zh-Hant': '這個檔案超過了大小上限，請選小一點的相片。',
    },
  },
  'photo-not-a-picture': {
    code: 3003,
    sentence: {
      'zh-Hans': '只能上传 JPEG、PNG、WebP 或 HEIC 照片，这个文件是别的类型。',
      en: 'Only JPEG, PNG, WebP and HEIC photos can be uploaded; this file is something else.',
      'zh-Hant': '只能上傳 JPEG、PNG、WebP 或 HEIC 相片，這個檔案是別的類型。',
    },
  },
  'photo-declared-webp': {
    code: 3004,
    sentence: {
      'zh-Hans': '这个文件名是 WebP，内容却是 JPEG。请重新保存为 JPEG 后再上传。',
      en: 'This file is named WebP but holds a JPEG. Please save it as JPEG and upload it again.',
      'zh-Hant': '這個檔名是 WebP，內容卻是 JPEG。請重新儲存為 JPEG 後再上傳。',
    },
  },
  'photo-name-duplicate': {
    code: 3005,
    sentence: {
      'zh-Hans': '影集里已经有同名的照片，这一张没有上传。',
      en: 'The album already has a photo with this name, so this one wasn’t uploaded.',
      'zh-Hant': '相簿裡已經有同名的相片，這一張沒有上傳。',
    },
  },
  'photo-damaged': {
    code: 3006,
    sentence: {
      'zh-Hans': '这张照片已损坏，印出来会缺一块。请换一张，或从手机里重新导出。',
      en: 'This photo is damaged and would print with parts missing. Please pick another, or export it again.',
      'zh-Hant': '這張相片已損壞，印出來會缺一塊。請換一張，或從手機重新匯出。',
    },
  },
  'photo-too-many-pixels': {
    code: 3007,
    sentence: {
      'zh-Hans': '这张照片超过 2 亿像素，我们处理不了。请缩小后再上传。',
      en: 'This photo has more than 200 million pixels, which is more than we can process. Please make it smaller.',
      'zh-Hant': '這張相片超過 2 億像素，我們無法處理。請縮小後再上傳。',
    },
  },
  'photo-kind-unsupported': {
    code: 3008,
    sentence: {
      'zh-Hans': '这种照片格式我们还打不开。请另存为普通的 JPEG 后再上传。',
      en: 'We can’t open this kind of photo yet. Please save it as an ordinary JPEG and upload it again.',
      'zh-Hant': '這種相片格式我們還打不開。請另存為一般的 JPEG 後再上傳。',
    },
  },
  'photo-sequence': {
    code: 3009,
    sentence: {
      'zh-Hans': '这是一段连拍动图，不是单张照片。请导出其中一张再上传。',
      en: 'This file is a burst or moving sequence, not one photo. Please export a single picture from it.',
      'zh-Hant': '這是一段連拍動圖，不是單張相片。請匯出其中一張再上傳。',
    },
  },
  'photo-too-heavy': {
    code: 3010,
    sentence: {
      'zh-Hans': '这张照片处理得太久，没有完成。请另存为 JPEG 或缩小后再试。',
      en: 'This photo took too long to process. Please save it as JPEG or make it smaller, and try again.',
      'zh-Hant': '這張相片處理得太久，沒有完成。請另存為 JPEG 或縮小後再試。',
    },
  },
  'photo-not-uploaded': {
    code: 3011,
    sentence: {
      'zh-Hans': '这张照片还没有传完，请重新上传。',
      en: 'This photo didn’t upload completely. Please upload it again.',
      'zh-Hant': '這張相片還沒有傳完，請重新上傳。',
    },
  },
  'photos-enough-today': {
    code: 3012,
    sentence: {
      'zh-Hans': '你今天上传的照片已经很多了，还放不下这一张。请在 {hours} 小时后再添加。',
      en: 'You’ve uploaded as many photos as fit in one day. Please add this one in {hours} {hours:hour,hours}.',
      'zh-Hant': '你今天上傳的相片已經很多了，還放不下這一張。請在 {hours} 小時後再加入。',
    },
  },
} as const satisfies Record<PhotoRefusal | 'photo-not-uploaded' | 'photos-enough-today', Refusal>
