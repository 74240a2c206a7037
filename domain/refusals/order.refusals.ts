import { RECEIVER_REFUSALS } from './receiver.refusals.ts'
import type { Refusal } from './refusal.ts'

/** Refusals of prices, orders and payment. Codes 31xx and the specified 1002. */
export const ORDER_REFUSALS = {
  ...RECEIVER_REFUSALS,
  'price-changed': {
    code: 1002,
    sentence: {
      'zh-Hans': '价格有变化，请确认新的价格后再下单。',
      en: 'The price has changed. Please look at the new price before you order.',
      'zh-Hant': '價格有變化，請確認新的價格後再下單。',
    },
  },
  'attribute-missing': {
    code: 3101,
    sentence: {
      'zh-Hans': '还有选项没有选好。',
      en: 'Please choose all options first.',
      'zh-Hant': '還有選項沒有選好。',
    },
  },
  'attribute-unknown': {
    code: 3102,
    sentence: {
      'zh-Hans': '选项已经更新，请重新选择。',
      en: 'The options have changed. Please choose again.',
      'zh-Hant': '選項已經更新，請重新選擇。',
    },
  },
  'quantity-not-possible': {
    code: 3103,
    sentence: {
      'zh-Hans': '数量须在 1 到 {max} 之间。',
      en: 'You can order 1 to {max} copies.',
      'zh-Hant': '數量須在 1 到 {max} 之間。',
    },
  },
  'design-changed': {
    code: 3104,
    sentence: {
      'zh-Hans': '这本书在别处改过，请看过最新的样子再下单。',
      en: 'This book was changed elsewhere. Please check it again before you order.',
      'zh-Hant': '這本書在別處改過，請看過最新的樣子再下單。',
    },
  },
  'cover-blank': {
    code: 3105,
    sentence: {
      'zh-Hans': '封面还没有照片，放上一张再下单。',
      en: 'The cover has no photo yet. Please choose one before you order.',
      'zh-Hant': '封面還沒有相片，放上一張再下單。',
    },
  },
  'slot-blank': {
    code: 3106,
    sentence: {
      'zh-Hans': '第 {pages} 页有空着的照片位，补上照片，或给这一页换个排法，再下单。',
      en: 'There’s an empty space on page {pages}. Fill it or shuffle the page before you order.',
      'zh-Hant': '第 {pages} 頁有空著的相片位置，補上相片，或給這一頁換個排法，再下單。',
    },
  },
  'page-blank': {
    code: 3166,
    sentence: {
      'zh-Hans': '第 {pages} 页什么也没有，请去掉这些页或添上照片，再下单。',
      en: 'There’s nothing on page {pages}. Remove the blank pages or add photos before you order.',
      'zh-Hant': '第 {pages} 頁什麼也沒有，請去掉這些頁或添上相片，再下單。',
    },
  },
  'pages-not-possible': {
    code: 3107,
    sentence: {
      'zh-Hans': '现在的页数无法装订，请增减页面后再下单。',
      en: 'A book with this many pages can’t be bound. Please add or remove pages first.',
      'zh-Hant': '現在的頁數無法裝訂，請增減頁面後再下單。',
    },
  },
  'frame-without-photo': {
    code: 3108,
    sentence: {
      'zh-Hans': '第 {pages} 个画面还没有照片，放上再下单。',
      en: 'No photo yet in frame {pages}. Choose one, then order.',
      'zh-Hant': '第 {pages} 個畫面還沒有相片，放上再下單。',
    },
  },
  'frame-without-size': {
    code: 3109,
    sentence: {
      'zh-Hans': '第 {pages} 个画面没有尺寸，请重新放置照片。',
      en: 'The photo in frame {pages} has no size. Please place it again.',
      'zh-Hant': '第 {pages} 個畫面沒有尺寸，請重新放置相片。',
    },
  },
  'photo-too-soft': {
    code: 3161,
    sentence: {
      'zh-Hans': '第 {pages} 页有照片像素太少，换个小一点的位置或换一张照片，再下单。',
      en: 'A photo on page {pages} is too small for its space. Choose a smaller space or another photo first.',
      'zh-Hant': '第 {pages} 頁有相片像素太少，換個小一點的位置或換一張相片，再下單。',
    },
  },
  'text-near-edge': {
    code: 3162,
    sentence: {
      'zh-Hans': '第 {pages} 页的文字太靠边，可能会被裁掉，往里移一点再下单。',
      en: 'Text on page {pages} could get cut off. Move it inwards before you order.',
      'zh-Hant': '第 {pages} 頁的文字太靠邊，可能會被裁掉，往裡移一點再下單。',
    },
  },
  'placed-photo-damaged': {
    code: 3168,
    sentence: {
      'zh-Hans': '第 {pages} 页有一张照片的文件坏了，印不出来。请换一张再下单。',
      en: 'A photo file on page {pages} is damaged and can’t be printed. Choose another one before you order.',
      'zh-Hant': '第 {pages} 頁有一張相片的檔案壞了，印不出來。請換一張再下單。',
    },
  },
  'text-not-whole': {
    code: 3163,
    sentence: {
      'zh-Hans': '第 {pages} 页的文字太长，印不下，请缩短后再下单。',
      en: 'Text on page {pages} is too long for its space. Shorten it before you order.',
      'zh-Hant': '第 {pages} 頁的文字太長，印不下，請縮短後再下單。',
    },
  },
  'character-not-printable': {
    code: 3164,
    sentence: {
      'zh-Hans': '第 {pages} 页有印不出来的字符：{characters}。请换掉或删去后再下单。',
      en: 'We can’t print {characters} on page {pages}. Replace or remove it before you order.',
      'zh-Hant': '第 {pages} 頁有印不出來的字元：{characters}。請換掉或刪去後再下單。',
    },
  },
  'photo-placed-twice': {
    code: 3165,
    sentence: {
      'zh-Hans': '第 {pages} 页有照片出现了两次，拿掉一张再下单。',
      en: 'A photo on page {pages} is in here twice. Remove one of them before you order.',
      'zh-Hant': '第 {pages} 頁有相片出現了兩次，拿掉一張再下單。',
    },
  },
  'photo-on-its-side': {
    code: 3169,
    sentence: {
      'zh-Hans': '第 {pages} 页有照片可能是横躺着的，请把它转正后再下单。',
      en: 'A photo on page {pages} may be sideways. Rotate it before you order.',
      'zh-Hant': '第 {pages} 頁有相片可能是橫躺著的，請把它轉正後再下單。',
    },
  },
  'book-untitled': {
    code: 3167,
    sentence: {
      'zh-Hans': '封面还没有标题。请写一个，或选择不要标题，再下单。',
      en: 'The cover has no title yet. Add one, or choose to have none, before you order.',
      'zh-Hant': '封面還沒有標題。請寫一個，或選擇不要標題，再下單。',
    },
  },
  'pickup-unknown': {
    code: 3117,
    sentence: {
      'zh-Hans': '这个自提点已不可用，请重新选择。',
      en: 'This pick-up place is no longer there. Please choose another.',
      'zh-Hant': '這個自取點已不可用，請重新選擇。',
    },
  },
  'coupon-undecided': {
    code: 3130,
    sentence: {
      'zh-Hans': '请选择一张优惠券，或选择不使用。',
      en: 'Please choose a coupon, or none.',
      'zh-Hant': '請選擇一張優惠券，或選擇不使用。',
    },
  },
  'coupon-not-possible': {
    code: 3131,
    sentence: {
      'zh-Hans': '这张优惠券不能用于这张订单，请换一张或不使用。',
      en: 'This coupon doesn’t work for this order. Choose another, or none.',
      'zh-Hant': '這張優惠券不能用於這張訂單，請換一張或不使用。',
    },
  },
  'package-incomplete': {
    code: 3132,
    sentence: {
      'zh-Hans': '套餐里的东西还没有配齐，请回到套餐补上。',
      en: 'This set isn’t complete yet. Go back to it and finish it.',
      'zh-Hant': '套餐裡的東西還沒有配齊，請回到套餐補上。',
    },
  },
  'product-changed': {
    code: 3133,
    sentence: {
      'zh-Hans': '这和你买的不是同一款商品，请从订单里的商品重新开始。',
      en: 'This isn’t the product you bought. Please start again from the items in your order.',
      'zh-Hant': '這和你買的不是同一款商品，請從訂單裡的商品重新開始。',
    },
  },
  'upload-closed': {
    code: 3134,
    sentence: {
      'zh-Hans': '这件商品已经交给工厂制作，不能再换照片了。',
      en: 'This one is already being made; its photos can no longer be changed.',
      'zh-Hant': '這件商品已經交給工廠製作，不能再換相片了。',
    },
  },
  'link-ended': {
    code: 3135,
    sentence: {
      'zh-Hans': '这个上传链接已失效，请联系商家重新获取。',
      en: 'This upload link has expired. Please ask the shop for a new one.',
      'zh-Hant': '這個上傳連結已失效，請聯絡商家重新取得。',
    },
  },
  'order-number-wrong': {
    code: 3136,
    sentence: {
      'zh-Hans': '订单号或收件人手机尾号不对，请两个都核对后再试。',
      en: 'The order number or the last four digits of the phone aren’t right. Please check both and try again.',
      'zh-Hant': '訂單編號或收件人手機後四碼不對，請兩項都核對後再試。',
    },
  },
  'too-many-ordered-photos': {
    code: 3141,
    sentence: {
      'zh-Hans': '照片太多了，这件商品最多放 {max} 张，请去掉几张。',
      en: 'That’s too many photos for this item. Please keep at most {max}.',
      'zh-Hant': '相片太多了，這件商品最多放 {max} 張，請去掉幾張。',
    },
  },
  'more-volumes-needed': {
    code: 3142,
    sentence: {
      'zh-Hans': '一本最多放 {max} 张，这些照片要分成 {volumes} 本；你买了 {copies} 本，可以分开提交。',
      en: 'One book holds {max} photos; these fill {volumes}. You bought {copies}, so you can submit them one by one.',
      'zh-Hant': '一本最多放 {max} 張，這些相片要分成 {volumes} 本；你買了 {copies} 本，可以分開提交。',
    },
  },
  'too-many-volumes': {
    code: 3143,
    sentence: {
      'zh-Hans': '提交的数量超过了购买的数量，请减少后再提交。',
      en: 'That’s more than you bought. Please submit fewer.',
      'zh-Hant': '提交的數量超過了購買的數量，請減少後再提交。',
    },
  },
  'pages-beyond-paid': {
    code: 3144,
    sentence: {
      'zh-Hans': '已付款的是 {max} 页，现在有 {pages} 页。请减到 {max} 页再提交。',
      en: 'You paid for {max} pages, but there are {pages}. Please remove pages until there are {max}.',
      'zh-Hant': '已付款的是 {max} 頁，現在有 {pages} 頁。請減到 {max} 頁再提交。',
    },
  },
  'nothing-to-hand-in': {
    code: 3145,
    sentence: {
      'zh-Hans': '这件是成品，不需要上传照片。',
      en: 'This item is ready-made; it needs no photos.',
      'zh-Hant': '這件是成品，不需要上傳相片。',
    },
  },
  'order-not-paid': {
    code: 3146,
    sentence: {
      'zh-Hans': '这张订单还没有付款，请先付款。',
      en: 'This order is not paid yet. Please pay it first.',
      'zh-Hant': '這張訂單還沒有付款，請先付款。',
    },
  },
  'order-closed': {
    code: 3147,
    sentence: {
      'zh-Hans': '这张订单已经关闭，请重新下单。',
      en: 'This order is closed. Please place a new one.',
      'zh-Hant': '這張訂單已經關閉，請重新下單。',
    },
  },
  'design-ordered': {
    code: 3149,
    sentence: {
      'zh-Hans': '这件作品已经下过单了。如果想再订一份，请选择“再订一份”。',
      en: 'You’ve already ordered this design. If you’d like another one, please choose to order it again.',
      'zh-Hant': '這件作品已經下過單了。如果想再訂一份，請選擇「再訂一份」。',
    },
  },
  'order-number-empty': {
    code: 3148,
    sentence: {
      'zh-Hans': '电商链接的订单号不能为空，请检查链接。',
      en: 'The e-commerce link order number cannot be empty. Please check the link.',
      'zh-Hant': '電商連結的訂單編號不能為空，請檢查連結。',
    },
  },
} as const satisfies Record<string, Refusal>
