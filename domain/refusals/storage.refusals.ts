import type { Refusal } from './refusal.ts'

/** Refusals of the storage and of what providers do with photos. Codes 33xx. */
export const STORAGE_REFUSALS = {
  'upload-ticket-off': {
    code: 3301,
    sentence: {
      'zh-Hans': '本店不提供这种上传凭证，请用照片上传页面上传。',
      en: 'This shop does not hand out credentials for uploads. Please upload on the photo page.',
      'zh-Hant': '本店不提供這種上傳憑證，請用相片上傳頁面上傳。',
    },
  },
  'messenger-not-configured': {
    code: 3302,
    sentence: {
      'zh-Hans': '本店还没有接通微信取图，请从手机相册选照片。',
      en: 'This shop can’t get photos from WeChat yet. Please pick them from your phone instead.',
      'zh-Hant': '本店還沒有接通微信取圖，請從手機相簿選相片。',
    },
  },
  'messenger-photo-gone': {
    code: 3303,
    sentence: {
      'zh-Hans': '微信里已经找不到这张照片了，请重新选一次。',
      en: 'WeChat no longer has this photo. Please pick it again.',
      'zh-Hant': '微信裡已經找不到這張相片了，請重新選一次。',
    },
  },
  'messenger-away': {
    code: 3304,
    sentence: {
      'zh-Hans': '暂时没能从微信取到这张照片，请稍后再试，或从手机相册选。',
      en: 'We couldn’t get this photo from WeChat. Please try again, or pick it from your phone.',
      'zh-Hant': '暫時沒能從微信取到這張相片，請稍後再試，或從手機相簿選。',
    },
  },
  'matting-not-configured': {
    code: 3305,
    sentence: {
      'zh-Hans': '本店还没有抠图功能，照片照常可以使用。',
      en: 'This shop can’t cut out subjects yet. The photo works as it is.',
      'zh-Hant': '本店還沒有去背功能，相片照常可以使用。',
    },
  },
  'matting-not-possible': {
    code: 3306,
    sentence: {
      'zh-Hans': '这张照片没能识别出主体，照片照常可以使用。',
      en: 'No subject found in this photo. It works as it is.',
      'zh-Hant': '這張相片沒能辨識出主體，相片照常可以使用。',
    },
  },
  'matting-away': {
    code: 3307,
    sentence: {
      'zh-Hans': '抠图暂时没有成功，请稍后再试。照片不受影响。',
      en: 'Cutting out didn’t work. Please try again later; the photo isn’t affected.',
      'zh-Hant': '去背暫時沒有成功，請稍後再試。相片不受影響。',
    },
  },
  'test-data-off': {
    code: 3308,
    sentence: {
      'zh-Hans': '正式店铺不保存调试数据。',
      en: 'Debugging data is off in this shop.',
      'zh-Hant': '正式店舖不儲存除錯資料。',
    },
  },
} as const satisfies Record<string, Refusal>
