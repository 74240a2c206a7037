import type { EditCommand } from '../design/change/edit.ts'
import type { PreviewErrorOf } from '../preview/edit-error.ts'
import type { Refusal } from './refusal.ts'

/** Refused edits have the preview error codes of the specification (B§8). `{why}` is one of the sentences above. */
const PREVIEW_ERROR_REFUSALS = {
  'preview-error-1': {
    code: 1,
    sentence: {
      'zh-Hans': '新页面上的照片没有放好。{why}',
      en: 'The photos couldn’t be added to the new pages. {why}',
      'zh-Hant': '新頁面上的相片沒有放好。{why}',
    },
  },
  'preview-error-2': {
    code: 2,
    sentence: {
      'zh-Hans': '没有加上新页面。{why}',
      en: 'The page couldn’t be added. {why}',
      'zh-Hant': '沒有加上新頁面。{why}',
    },
  },
  'preview-error-5': {
    code: 5,
    sentence: {
      'zh-Hans': '照片没有换过来。{why}',
      en: 'The photos couldn’t be swapped. {why}',
      'zh-Hant': '相片沒有換過來。{why}',
    },
  },
  'preview-error-7': {
    code: 7,
    sentence: {
      'zh-Hans': '裁剪没有成功。{why}',
      en: 'The photo couldn’t be cropped or rotated. {why}',
      'zh-Hant': '裁切沒有成功。{why}',
    },
  },
  'preview-error-91': {
    code: 91,
    sentence: {
      'zh-Hans': '文字没有加上。{why}',
      en: 'The text couldn’t be added. {why}',
      'zh-Hant': '文字沒有加上。{why}',
    },
  },
  'preview-error-92': {
    code: 92,
    sentence: {
      'zh-Hans': '文字没有改好。{why}',
      en: 'The text couldn’t be changed. {why}',
      'zh-Hant': '文字沒有改好。{why}',
    },
  },
  'preview-error-93': {
    code: 93,
    sentence: {
      'zh-Hans': '文字没有删掉。{why}',
      en: 'The text couldn’t be removed. {why}',
      'zh-Hant': '文字沒有刪掉。{why}',
    },
  },
  'preview-error-10': {
    code: 10,
    sentence: {
      'zh-Hans': '没有换成新的排法。{why}',
      en: 'The layout couldn’t be changed. {why}',
      'zh-Hant': '沒有換成新的排法。{why}',
    },
  },
  'preview-error-11': {
    code: 11,
    sentence: {
      'zh-Hans': '照片没有增减成功。{why}',
      en: 'Nothing could be added or removed. {why}',
      'zh-Hant': '相片沒有增減成功。{why}',
    },
  },
  'preview-error-51': {
    code: 51,
    sentence: {
      'zh-Hans': '预览暂时没有响应。{why}',
      en: 'The preview isn’t responding right now. {why}',
      'zh-Hant': '預覽暫時沒有回應。{why}',
    },
  },
} as const satisfies Record<`preview-error-${PreviewErrorOf<EditCommand, 'post'>}`, Refusal>

/** Refusals of previews. Codes 32xx, the specified error codes and 4091. */
export const PREVIEW_REFUSALS = {
  ...PREVIEW_ERROR_REFUSALS,
  'design-stale': {
    code: 4091,
    sentence: {
      'zh-Hans': '这本书刚在另一个窗口改过，已为你取回最新的页面，请再改一次。',
      en: 'This book was just changed in another window. Here are the newest pages; please make your change again.',
      'zh-Hant': '這本書剛在另一個視窗改過，已為你取回最新的頁面，請再改一次。',
    },
  },
  'too-few-photos': {
    code: 3201,
    sentence: {
      'zh-Hans': '照片还不够，至少需要 {min} 张。',
      en: 'There are not enough photos yet. At least {min} are needed.',
      'zh-Hant': '相片還不夠，至少需要 {min} 張。',
    },
  },
  'page-count-not-allowed': {
    code: 3202,
    sentence: {
      'zh-Hans': '预览没有做成：这件商品做不了这么多页。请返回删去一些分组或照片，或者换一个页数。',
      en: 'The preview failed: this product doesn’t come with that many pages. Go back and remove groups or photos, or choose another number of pages.',
      'zh-Hant': '預覽沒有做成：這件商品做不了這麼多頁。請返回刪去一些分組或相片，或者換一個頁數。',
    },
  },
  'calendar-not-valid': {
    code: 3207,
    sentence: {
      'zh-Hans': '这份日历做不出来：请看看起始月份和家人的日子。',
      en: 'This calendar can’t be made. Please check its first month and your family days.',
      'zh-Hant': '這份月曆做不出來：請看看起始月份和家人的日子。',
    },
  },
  'theme-not-offered': {
    code: 3225,
    sentence: {
      'zh-Hans': '这个样式已经下架，请另选一个样式，照片都还在。',
      en: 'This look is no longer offered. Please choose another one; your photos are all there.',
      'zh-Hant': '這個樣式已經下架，請另選一個樣式，相片都還在。',
    },
  },
  'theme-without-calendar': {
    code: 3208,
    sentence: {
      'zh-Hans': '这个样式可以制作 0 页，请换一个样式。',
      en: 'This theme can make 0 pages, choose another theme.',
      'zh-Hant': '這個樣式可以製作 0 頁，請換一個樣式。',
    },
  },
  'too-few-cover-photos': {
    code: 3209,
    sentence: {
      'zh-Hans': '封面照片太少：这本书的封面要放 {wanted} 张。',
      en: 'Too few cover photos: the cover of this book takes {wanted}.',
      'zh-Hant': '封面相片太少：這本書的封面要放 {wanted} 張。',
    },
  },
  'too-many-cover-photos': {
    code: 3210,
    sentence: {
      'zh-Hans': '封面照片太多：这本书的封面放 {wanted} 张。',
      en: 'Too many cover photos: the cover of this book takes {wanted}.',
      'zh-Hant': '封面相片太多：這本書的封面放 {wanted} 張。',
    },
  },
  'design-name-too-long': {
    code: 3211,
    sentence: {
      'zh-Hans': '作品名称最多 {max} 个字。',
      en: 'A design name can have at most {max} characters.',
      'zh-Hant': '作品名稱最多 {max} 個字。',
    },
  },
  'design-not-shared': {
    code: 3212,
    sentence: {
      'zh-Hans': '这个链接已经失效，或者作品不再分享了。请向作者要一个新的链接。',
      en: 'This link no longer works: the design isn’t shared any more. Please ask whoever made it for a new one.',
      'zh-Hant': '這個連結已經失效，或者作品不再分享了。請向作者要一個新的連結。',
    },
  },
  'comment-empty': {
    code: 3213,
    sentence: {
      'zh-Hans': '请写下你的名字和留言。',
      en: 'Please write your name and your comment.',
      'zh-Hant': '請寫下你的名字和留言。',
    },
  },
  'comment-too-long': {
    code: 3214,
    sentence: {
      'zh-Hans': '名字最多 {name} 个字，留言最多 {text} 个字。',
      en: 'A name can have at most {name} characters, a comment at most {text}.',
      'zh-Hant': '名字最多 {name} 個字，留言最多 {text} 個字。',
    },
  },
  'comment-characters': {
    code: 3215,
    sentence: {
      'zh-Hans': '留言里有看不见的字符，请去掉后再发。',
      en: 'The comment contains invisible characters. Please remove them.',
      'zh-Hant': '留言裡有看不見的字元，請去掉後再送出。',
    },
  },
  'too-many-comments': {
    code: 3216,
    sentence: {
      'zh-Hans': '这个作品的留言已满，暂时不能再写。',
      en: 'This design can’t take any more comments.',
      'zh-Hant': '這個作品的留言已滿，暫時不能再寫。',
    },
  },
  'album-without-template': {
    code: -3,
    sentence: {
      'zh-Hans': '这件商品还没有模板，暂时不能排版。照片都在影集里。',
      en: 'There’s no template for this product yet, so it can’t be designed. Your photos are safe in the album.',
      'zh-Hant': '這件商品還沒有範本，暫時不能排版。相片都在相簿裡。',
    },
  },
  'product-not-designable': {
    code: 3203,
    sentence: {
      'zh-Hans': '这件商品不需要排版。',
      en: 'This product has no pages to design.',
      'zh-Hant': '這件商品不需要排版。',
    },
  },
  'product-soon': {
    code: 3204,
    sentence: {
      'zh-Hans': '这件商品即将上线，敬请期待。',
      en: 'This product is coming soon. You can’t start it yet.',
      'zh-Hant': '這件商品即將上線，敬請期待。',
    },
  },
  'product-off-shelf': {
    code: 3205,
    sentence: {
      'zh-Hans': '这件商品已下架，暂时不能订购。',
      en: 'This product isn’t available right now and can’t be ordered.',
      'zh-Hant': '這件商品已下架，暫時不能訂購。',
    },
  },
} as const satisfies Record<string, Refusal>
