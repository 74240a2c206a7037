import type { EditRefusal } from '../design/world/edit-world.ts'
import type { Refusal } from './refusal.ts'

/** Why an edit was refused: the second half of the sentence of its preview error, whose Code it has (B§8). */
export const EDIT_REFUSALS = {
  'page-unknown': {
    sentence: {
      'zh-Hans': '要改的地方已经不在了，请刷新后重试。',
      en: 'What you’re changing is no longer there. Please reload and try again.',
      'zh-Hant': '要改的地方已經不在了，請重新整理後重試。',
    },
  },
  'slot-unknown': {
    sentence: {
      'zh-Hans': '这里没有照片位，请重新选择。',
      en: 'There’s no photo here. Please choose again.',
      'zh-Hant': '這裡沒有相片位置，請重新選擇。',
    },
  },
  'caption-unknown': {
    sentence: {
      'zh-Hans': '这段文字已经不在了，请刷新后重试。',
      en: 'This text is no longer there. Please reload and try again.',
      'zh-Hant': '這段文字已經不在了，請重新整理後重試。',
    },
  },
  'photo-unknown': {
    sentence: {
      'zh-Hans': '影集里没有这张照片，或者它还没上传完。',
      en: 'This photo isn’t in the album, or it isn’t uploaded yet.',
      'zh-Hant': '相簿裡沒有這張相片，或者它還沒上傳完。',
    },
  },
  'nothing-to-change': {
    sentence: {
      'zh-Hans': '没有可以改动的内容。',
      en: 'There is nothing to change.',
      'zh-Hant': '沒有可以改動的內容。',
    },
  },
  'no-photos-chosen': {
    sentence: {
      'zh-Hans': '没有要添加或移除的照片，请先选择。',
      en: 'No photos were chosen. Choose photos to add or remove.',
      'zh-Hant': '沒有要加入或移除的相片，請先選擇。',
    },
  },
  'page-locked': {
    sentence: {
      'zh-Hans': '这里已锁定，先解锁再改。',
      en: 'This is locked. Unlock it first.',
      'zh-Hant': '這裡已鎖定，先解鎖再改。',
    },
  },
  'cover-stays': {
    sentence: {
      'zh-Hans': '封面不能删除或移动。',
      en: 'The cover always stays.',
      'zh-Hant': '封面不能刪除或移動。',
    },
  },
  'too-few-pages': {
    sentence: {
      'zh-Hans': '页数已经是最少的了。',
      en: 'The book can’t have fewer pages.',
      'zh-Hant': '頁數已經是最少的了。',
    },
  },
  'too-many-pages': {
    sentence: {
      'zh-Hans': '页数已经是最多的了。',
      en: 'The book can’t have more pages.',
      'zh-Hant': '頁數已經是最多的了。',
    },
  },
  'page-count-fixed': {
    sentence: {
      'zh-Hans': '这件商品的页数是固定的。',
      en: 'This product has a fixed number of pages.',
      'zh-Hant': '這件商品的頁數是固定的。',
    },
  },
  'pages-keep-order': {
    sentence: {
      'zh-Hans': '月份按顺序排列，不能调换。',
      en: 'Months stay in order.',
      'zh-Hant': '月份按順序排列，不能調換。',
    },
  },
  'spread-torn': {
    sentence: {
      'zh-Hans': '这样会拆开左右相对的两页或跨页的照片。换个位置试试。',
      en: 'That would split facing pages, or a photo across two pages. Try another spot.',
      'zh-Hant': '這樣會拆開左右相對的兩頁或跨頁的相片。換個位置試試。',
    },
  },
  'no-other-arrangement': {
    sentence: {
      'zh-Hans': '这里是画好的版式，只有这一种排法。换一张照片试试。',
      en: 'There’s no other layout for this. Try another photo instead.',
      'zh-Hant': '這裡是畫好的版式，只有這一種排法。換一張相片試試。',
    },
  },
  'no-place-for-text': {
    sentence: {
      'zh-Hans': '这里没有写字的地方。换个地方写，或让照片少占一些纸。',
      en: 'There’s no room for text here. Add it somewhere else, or leave some space around the photo.',
      'zh-Hant': '這裡沒有寫字的地方。換個地方寫，或讓相片少佔一些紙。',
    },
  },
  'too-many-photos-on-page': {
    sentence: {
      'zh-Hans': '一处放不下这么多照片，分成两处会更好看。',
      en: 'That’s too many photos for one place. They’ll look better spread over two.',
      'zh-Hant': '一處放不下這麼多相片，分成兩處會更好看。',
    },
  },
  'text-too-long': {
    sentence: {
      'zh-Hans': '文字太长，放不下了，删几个字试试。',
      en: 'The text is too long for its space. Please shorten it.',
      'zh-Hant': '文字太長，放不下了，刪幾個字試試。',
    },
  },
  'text-not-printable': {
    sentence: {
      'zh-Hans': '有个别字符印不出来，请换一个写法。',
      en: 'Some characters can’t be printed. Please replace them.',
      'zh-Hant': '有個別字元印不出來，請換一個寫法。',
    },
  },
  'crop-outside-photo': {
    sentence: {
      'zh-Hans': '裁剪框超出了照片边缘。',
      en: 'The crop reaches beyond the edge of the photo.',
      'zh-Hant': '裁切框超出了相片邊緣。',
    },
  },
  'fit-not-possible': {
    sentence: {
      'zh-Hans': '这件产品没有这种放法，换一种试试。',
      en: 'Photos can’t be placed that way in this product. Please choose another.',
      'zh-Hant': '這件產品沒有這種放法，換一種試試。',
    },
  },
  'zoomed-too-far': {
    sentence: {
      'zh-Hans': '相框里的照片最多放大到两倍。',
      en: 'In a frame, a photo can be enlarged to at most twice its size.',
      'zh-Hant': '相框裡的相片最多放大到兩倍。',
    },
  },
  'same-slot': {
    sentence: {
      'zh-Hans': '选的是同一张照片。',
      en: 'This is the same photo twice.',
      'zh-Hant': '選的是同一張相片。',
    },
  },
  'page-not-valid': {
    sentence: {
      'zh-Hans': '内容不完整，请刷新后重试。',
      en: 'Something is missing in this change. Please reload and try again.',
      'zh-Hant': '內容不完整，請重新整理後重試。',
    },
  },
  'photo-already-placed': {
    sentence: {
      'zh-Hans': '这张照片已经放上去了。',
      en: 'This photo is already placed.',
      'zh-Hant': '這張相片已經放上去了。',
    },
  },
} as const satisfies Record<EditRefusal, Pick<Refusal, 'sentence'>>

/** Whether a word of the wire is one of our reasons. */
export function isEditRefusal(word: unknown): word is EditRefusal {
  return typeof word === 'string' && Object.hasOwn(EDIT_REFUSALS, word)
}
