import type { Refusal } from './refusal.ts'

/** Refusals of who keeps the catalogue. Codes 63xx. */
export const CATALOGUE_REFUSALS = {
  'product-wrong': {
    code: 6301,
    sentence: {
      'zh-Hans': '商品还不能这样保存：{what}',
      en: 'The product cannot be kept like this: {what}',
      'zh-Hant': '商品還不能這樣儲存：{what}',
    },
  },
  'changed-meanwhile': {
    code: 6302,
    sentence: {
      'zh-Hans': '有同事刚刚改过它。请重新打开，再改一次。',
      en: 'Somebody else has changed it just now. Open it again and make your change once more.',
      'zh-Hant': '有同事剛剛改過它。請重新打開，再改一次。',
    },
  },
  'coupon-wrong': {
    code: 6303,
    sentence: {
      'zh-Hans': '优惠券还不能这样保存：{what}',
      en: 'The coupon cannot be kept like this: {what}',
      'zh-Hant': '優惠券還不能這樣儲存：{what}',
    },
  },
  'coupon-code-taken': {
    code: 6304,
    sentence: {
      'zh-Hans': '优惠码 {code} 已经用在另一张优惠券上，请换一个。',
      en: 'Another coupon has the code {code} already. Please choose another one.',
      'zh-Hant': '優惠碼 {code} 已經用在另一張優惠券上，請換一個。',
    },
  },
  'level-held': {
    code: 6305,
    sentence: {
      'zh-Hans': '还有 {count} 位会员是要删除的等级。可以改折扣，等他们到期后再删除。',
      en: '{count} members have a level that would be gone. Change its discount, or take it away when theirs has ended.',
      'zh-Hant': '還有 {count} 位會員是要刪除的等級。可以改折扣，等他們到期後再刪除。',
    },
  },
  'level-wrong': {
    code: 6306,
    sentence: {
      'zh-Hans': '每个等级要有名称，一种语言就够；编号不能重复。',
      en: 'Every level needs a name, in one language at least, and an id of its own.',
      'zh-Hant': '每個等級要有名稱，一種語言就夠；編號不能重複。',
    },
  },
  'look-wrong': {
    code: 6307,
    sentence: {
      'zh-Hans': '这个主题文件不能用：{what}',
      en: 'This file of a look cannot be taken: {what}',
      'zh-Hant': '這個主題檔案不能用：{what}',
    },
  },
  'look-unchecked': {
    code: 6308,
    sentence: {
      'zh-Hans': '这个主题还没有通过印刷检查，先检查一次再发布。',
      en: 'This look has not passed the check of how it prints. Check it first, then publish it.',
      'zh-Hant': '這個主題還沒有通過印刷檢查，先檢查一次再發佈。',
    },
  },
  'look-last': {
    code: 6309,
    sentence: {
      'zh-Hans': '这样会让还在卖的商品没有主题：{what}。先给它们选别的主题，或者先下架。',
      en: 'Products on the shelf would be left without a look: {what}. Give them another one, or take them off the shelf first.',
      'zh-Hant': '這樣會讓還在賣的商品沒有主題：{what}。先給它們選別的主題，或者先下架。',
    },
  },
  'demo-only': {
    code: 6310,
    sentence: {
      'zh-Hans': '先让自己的一个商品上架：复制一个演示商品，改好后上架，再移除演示数据。',
      en: 'Put a product of your own on the shelf first: copy one of the demo shop and change it. Then remove the demo data.',
      'zh-Hant': '先讓自己的一個商品上架：複製一個示範商品，改好後上架，再移除示範資料。',
    },
  },
  'provider-missing': {
    code: 6311,
    sentence: {
      'zh-Hans': '还没有设置，没有可以测试的。请把列出的设置写进 PROVIDERS_FILE，再重新启动。',
      en: 'It is not set up, so there is nothing to test. Write the settings that are listed into PROVIDERS_FILE and start the shop again.',
      'zh-Hant': '還沒有設定，沒有可以測試的。請把列出的設定寫進 PROVIDERS_FILE，再重新啟動。',
    },
  },
  'test-address-missing': {
    code: 6312,
    sentence: {
      'zh-Hans': '请填写测试消息发给谁。',
      en: 'Say whom the test message is for.',
      'zh-Hant': '請填寫測試訊息發給誰。',
    },
  },
} as const satisfies Record<string, Refusal>
