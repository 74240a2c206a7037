import { useLingui } from '@lingui/react'
import { createElement, type ReactElement, type ReactNode } from 'react'
import type { Language } from '../../domain/language.ts'

/** What specimens say, by what they say in Simplified Chinese: English, Traditional Chinese. */
const WORDS: Readonly<Record<string, readonly [en: string, hant: string]>> = {
  '付款 ¥ 140.00': ['Pay ¥ 140.00', '付款 ¥ 140.00'],
  换一个主题: ['Another look', '換一個主題'],
  稍后再说: ['Not now', '稍後再說'],
  删除这本书: ['Delete this book', '刪除這本書'],
  做一本照片书: ['Make a photo book', '做一本相片書'],
  正在下单: ['Placing the order', '正在下單'],
  还差地址: ['The address is missing', '還差地址'],
  即将上线: ['Coming soon', '即將上線'],
  撤销: ['Undo', '復原'],
  重做: ['Redo', '重做'],
  裁剪: ['Crop', '裁剪'],
  旋转: ['Turn', '旋轉'],
  交换: ['Swap', '交換'],
  姓名: ['Name', '姓名'],
  林晓: ['Lin Xiao', '林曉'],
  手机号: ['Phone number', '手機號碼'],
  '只发一次验证码，不发广告。': ['One code by text message, no advertising.', '只發一次驗證碼，不發廣告。'],
  '手机号是 1 开头的 11 位数字。': [
    'A mobile number has 11 digits and begins with 1.',
    '手機號碼是 1 開頭的 11 位數字。',
  ],
  地址: ['Address', '地址'],
  '文三路 100 号 3 幢 501': ['501, building 3, 100 Wensan Road', '文三路 100 號 3 幢 501'],
  不可改: ['Cannot be changed', '不可改'],
  已确认: ['Confirmed', '已確認'],
  短信里的验证码: ['Code from the text message', '簡訊裡的驗證碼'],
  '验证码不对，请再看看最新的那条短信。': [
    'That is not the code. Please look at the latest message.',
    '驗證碼不對，請再看看最新的那則簡訊。',
  ],
  纸张: ['Paper', '紙張'],
  哑光: ['Matt', '霧面'],
  珠光: ['Pearl', '珠光'],
  数量: ['Copies', '數量'],
  搜索商品: ['Search products', '搜尋商品'],
  照片书: ['Photo books', '相片書'],
  分类: ['Categories', '分類'],
  挂墙摆台: ['Wall and desk', '掛牆擺臺'],
  卡片与照片: ['Cards and prints', '卡片與相片'],
  照片上传: ['Photos being uploaded', '相片上傳'],
  正在确认付款: ['Confirming the payment', '正在確認付款'],
  第一张: ['First photo', '第一張'],
  第二张: ['Second photo', '第二張'],
  第三张: ['Third photo', '第三張'],
  链接已复制: ['Link copied', '連結已複製'],
  修改都已保存: ['Everything is saved', '修改都已儲存'],
  '网络断了，照片还在这部手机上': ['No network: the photos are still on this phone', '網路斷了，相片還在這支手機上'],
  这里还是空的: ['Nothing here yet', '這裡還是空的'],
  去看看: ['Have a look', '去看看'],
  '先做一本，再回来看它。': ['Make one first, then come back to see it.', '先做一本，再回來看它。'],
  换照片: ['Another photo', '換相片'],
  完成: ['Done', '完成'],
  '点一张照片，放到页面上。': ['Tap a photo to add it to the page.', '點一張相片，放到頁面上。'],
  价格变了: ['The price has changed', '價格變了'],
  '按 ¥358.70 下单': ['Order for ¥358.70', '按 ¥358.70 下單'],
  先不了: ['Not now', '先不了'],
  '原来是 ¥338.70，现在是 ¥358.70。还没有下单，你的书也都留着。': [
    'It was ¥338.70 and is ¥358.70 now. Nothing is ordered yet, and your book is kept.',
    '原來是 ¥338.70，現在是 ¥358.70。還沒有下單，你的書也都留著。',
  ],
  把日子印成书: ['Days become a book', '把日子印成書'],
  我们的夏天: ['Our summer', '我們的夏天'],
  复制一本: ['Make a copy', '複製一本'],
  改名: ['Rename', '改名'],
  删除: ['Delete', '刪除'],
  印上这句话: ['Print this sentence', '印上這句話'],
  省份: ['Province', '省份'],
  请选择: ['Please choose', '請選擇'],
  浙江省: ['Zhejiang', '浙江省'],
  上海市: ['Shanghai', '上海市'],
  青岛的夏天: ['Summer in Qingdao', '青島的夏天'],
  '2026 年 5 月': ['May 2026', '2026 年 5 月'],
  不写标题: ['No title', '不寫標題'],
  '有两张照片还没传完。': ['Two photos are still on their way.', '有兩張相片還沒傳完。'],
  再试一次: ['Try again', '再試一次'],
  加入照片: ['Add photos', '加入相片'],
  返回: ['Back', '返回'],
  '一共 ¥ 140.00': ['¥ 140.00 in all', '一共 ¥ 140.00'],
  '青岛的夏天和外婆家的秋天，两家人一起过的第一个假期': [
    'Summer in Qingdao and autumn at grandma’s: the first holiday of both families',
    '青島的夏天和外婆家的秋天，兩家人一起過的第一個假期',
  ],
  确定: ['OK', '確定'],
  提交: ['Submit', '提交'],
  出错了: ['Error', '出錯了'],
  照片: ['Photos', '相片'],
  '要删除这本书吗？': ['Delete this book?', '要刪除這本書嗎？'],
  '30 天内还能找回来。': ['You can bring it back for 30 days.', '30 天內還能找回來。'],
  留着: ['Keep it', '留著'],
  换一张: ['Another one', '換一張'],
  照片是这里唯一大声的颜色: ['Photos are the only colour that shouts', '相片是這裡唯一大聲的顏色'],
  标题与名字用衬线体: ['Headlines and names wear a serif', '標題與名字用襯線體'],
  按钮: ['Buttons', '按鈕'],
  状态: ['States', '狀態'],
  图标按钮: ['Icon buttons', '圖示按鈕'],
  输入: ['Fields', '輸入'],
  验证码: ['Code', '驗證碼'],
  选择: ['Choosing', '選擇'],
  面板: ['Sheet', '面板'],
  对话框: ['Dialog', '對話框'],
  提示: ['Toasts', '提示'],
  横幅: ['Banners', '橫幅'],
  进度: ['Progress', '進度'],
  价格明细: ['Price lines', '價格明細'],
  订单到哪里了: ['Where an order stands', '訂單到哪裡了'],
  普通: ['Plain', '普通'],
  成功: ['Success', '成功'],
  危险: ['Danger', '危險'],
  重试: ['Try again', '重試'],
  '没有联网。你的修改先存在这里，稍后再发送。': [
    'No network. Your changes are kept here and sent later.',
    '沒有連線。你的修改先存在這裡，稍後再傳送。',
  ],
  '订单已经下好，等你付款。': ['The order is placed and waits for your payment.', '訂單已經下好，等你付款。'],
  '这件还在准备中，可以先看看。': ['This one is not for sale yet; have a look.', '這件還在準備中，可以先看看。'],
  '最后一处修改没有存上。': ['The last change was not saved.', '最後一處修改沒有存上。'],
}

/** Says a specimen's words in the language of the toolbar; what is no word stays as it is. */
export function useWords(): <Value>(value: Value) => Value {
  const { i18n } = useLingui()
  return (value) => spoken(value, i18n.locale as Language) as typeof value
}

/** Renders a story of specimens in the language of the toolbar. */
export function inWords(say: (w: (words: string) => string) => ReactNode): () => ReactElement {
  return () => createElement(Said, { say })
}

function Said({ say }: { readonly say: (w: (words: string) => string) => ReactNode }) {
  return say(useWords())
}

function spoken(value: unknown, language: Language): unknown {
  if (typeof value === 'string') {
    const [en, hant] = WORDS[value] ?? [value, value]
    return { en, 'zh-Hant': hant, 'zh-Hans': value }[language]
  }
  if (Array.isArray(value)) {
    return value.map((one) => spoken(one, language))
  }
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  return isPlain && !('$$typeof' in (value as object))
    ? Object.fromEntries(Object.entries(value as object).map(([key, one]) => [key, spoken(one, language)]))
    : value
}
