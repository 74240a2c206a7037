import type { Refusal } from './refusal.ts'

/** Refusals of albums. Codes 20xx and the specified 4090. */
export const ALBUM_REFUSALS = {
  'album-stale': {
    code: 4090,
    sentence: {
      'zh-Hans': '影集保存失败，请刷新获取最新信息。',
      en: 'The album failed to save, please refresh to get the latest information.',
      'zh-Hant': '相簿儲存失敗，請重新整理以取得最新資訊。',
    },
  },
  'album-name-too-long': {
    code: 2001,
    sentence: {
      'zh-Hans': '影集名称最多 {max} 个字。',
      en: 'An album name can have at most {max} characters.',
      'zh-Hant': '相簿名稱最多 {max} 個字。',
    },
  },
  'album-name-empty': {
    code: 2002,
    sentence: {
      'zh-Hans': '请给影集起个名字。',
      en: 'Please give the album a name.',
      'zh-Hant': '請給相簿起個名字。',
    },
  },
  'group-text-too-long': {
    code: 2003,
    sentence: {
      'zh-Hans': '分组标题最多 {title} 个字，描述最多 {description} 个字。',
      en: 'A group title can have at most {title} characters, a description at most {description}.',
      'zh-Hant': '分組標題最多 {title} 個字，描述最多 {description} 個字。',
    },
  },
  'photo-not-stored': {
    code: 2004,
    sentence: {
      'zh-Hans': '有 {count} 张照片还没有上传完成，请上传完成后再保存。',
      en: '{count} photos aren’t uploaded yet. Please save again once they are.',
      'zh-Hant': '有 {count} 張相片還沒有上傳完成，請上傳完成後再儲存。',
    },
  },
  'photo-in-two-groups': {
    code: 2005,
    sentence: {
      'zh-Hans': '同一张照片不能放在两个位置。',
      en: 'The same photo can’t be in an album twice.',
      'zh-Hant': '同一張相片不能放在兩個位置。',
    },
  },
  'too-many-photos': {
    code: 2006,
    sentence: {
      'zh-Hans': '一本影集最多 {max} 张照片。',
      en: 'An album can hold at most {max} photos.',
      'zh-Hant': '一本相簿最多 {max} 張相片。',
    },
  },
  'too-many-albums': {
    code: 2007,
    sentence: {
      'zh-Hans': '最多可以有 {max} 本影集，请先删除不需要的。',
      en: 'You can have up to {max} albums. Please delete one you no longer need.',
      'zh-Hant': '最多可以有 {max} 本相簿，請先刪除不需要的。',
    },
  },
  'album-in-order': {
    code: 2008,
    sentence: {
      'zh-Hans': '这本影集正在订单中，订单完成后才能删除。',
      en: 'This album is part of an order in progress. It can be deleted when the order is done.',
      'zh-Hant': '這本相簿正在訂單中，訂單完成後才能刪除。',
    },
  },
  'album-text-not-printable': {
    code: 2009,
    sentence: {
      'zh-Hans': '这些字符无法印刷：{characters}',
      en: 'These characters can’t be printed: {characters}',
      'zh-Hant': '這些字元無法印刷：{characters}',
    },
  },
} as const satisfies Record<string, Refusal>
