import type { Refusal } from './refusal.ts'

/** Refusals of what a merchant does with his shop. Codes 62xx. */
export const SHOP_REFUSALS = {
  'shop-name-missing': {
    code: 6201,
    sentence: {
      'zh-Hans': '店名不能为空，至少填写一种语言。',
      en: 'A shop has a name, in one language at least.',
      'zh-Hant': '店名不能為空，至少填寫一種語言。',
    },
  },
  'place-incomplete': {
    code: 6202,
    sentence: {
      'zh-Hans': '每个自提点都要有名称和地址。',
      en: 'Every pick-up place has a name and an address.',
      'zh-Hant': '每個自提點都要有名稱和地址。',
    },
  },
  'place-in-use': {
    code: 6203,
    sentence: {
      'zh-Hans': '“{place}”还有订单等着自提，或有商品只在那里自提，现在不能删除。',
      en: '“{place}” cannot go yet: orders are fetched there, or a product is fetched only there.',
      'zh-Hant': '「{place}」還有訂單等著自提，或有商品只在那裡自提，現在不能刪除。',
    },
  },
  'delivery-days-wrong': {
    code: 6204,
    sentence: {
      'zh-Hans': '配送天数的“最少”不能大于“最多”。',
      en: 'The fewest days on the way are not more than the most.',
      'zh-Hant': '配送天數的「最少」不能大於「最多」。',
    },
  },
  'profile-unknown': {
    code: 6205,
    sentence: {
      'zh-Hans': '这个印刷色彩文件还没有导入，请选择列表里的一个。',
      en: 'This printer’s profile is not here. Please choose one of the list.',
      'zh-Hant': '這個印刷色彩檔案還沒有匯入，請選擇清單裡的一個。',
    },
  },
  'texts-changed': {
    code: 6206,
    sentence: {
      'zh-Hans': '店铺的条款刚刚更新，请看过后再下单。',
      en: 'The shop has just changed its terms. Please read them, then order.',
      'zh-Hant': '店舖的條款剛剛更新，請看過後再下單。',
    },
  },
  'amount-unreadable': {
    code: 6207,
    sentence: {
      'zh-Hans': '请填写一个金额，例如 12.50。',
      en: 'Please write an amount, for example 12.50.',
      'zh-Hant': '請填寫一個金額，例如 12.50。',
    },
  },
  'refund-too-much': {
    code: 6208,
    sentence: {
      'zh-Hans': '最多还能退 {max}。',
      en: 'No more than {max} can go back.',
      'zh-Hant': '最多還能退 {max}。',
    },
  },
  'customer-orders-open': {
    code: 6209,
    sentence: {
      'zh-Hans': '这位顾客还有没完成的订单，请先完成或取消。',
      en: 'This shopper has orders that are not done yet. Finish them or call them off first.',
      'zh-Hant': '這位顧客還有沒完成的訂單，請先完成或取消。',
    },
  },
  'language-missing': {
    code: 6210,
    sentence: {
      'zh-Hans': '店铺至少要有一种语言。',
      en: 'A shop speaks one language at least.',
      'zh-Hant': '店舖至少要有一種語言。',
    },
  },
  'currency-in-books': {
    code: 6211,
    sentence: {
      'zh-Hans': '已经有 {orders} 个订单以 {currency} 付款或待付款，店铺的货币不能再改：账上的钱不能换单位。',
      en: 'The shop keeps its currency: {orders} orders are paid or wait to be paid in {currency}, and money in the books never changes its unit.',
      'zh-Hant': '已經有 {orders} 個訂單以 {currency} 付款或待付款，店舖的貨幣不能再改：帳上的錢不能換單位。',
    },
  },
} as const satisfies Record<string, Refusal>
