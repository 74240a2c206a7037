import type { Refusal } from './refusal.ts'

/** Refusals of coupon codes and member levels. Codes 3140 and 315x. */
export const COUPON_REFUSALS = {
  /** One sentence for unknown, ended, used up and foreign codes: nobody learns which codes exist. */
  'coupon-unknown': {
    code: 3140,
    sentence: {
      'zh-Hans': '这个优惠码用不了。请核对一下；优惠码到期或被领完后也会失效。',
      en: 'This code doesn’t work. Please check it; it may also have expired or been used up.',
      'zh-Hant': '這個優惠碼用不了。請核對一下；優惠碼到期或被領完後也會失效。',
    },
  },
  'coupon-taken': {
    code: 3152,
    sentence: {
      'zh-Hans': '这张优惠券你已经用过了。',
      en: 'You’ve already used this coupon.',
      'zh-Hant': '這張優惠券你已經用過了。',
    },
  },
  'level-not-for-sale': {
    code: 3150,
    sentence: {
      'zh-Hans': '这个会员等级目前不能购买。',
      en: 'This member level isn’t available right now.',
      'zh-Hant': '這個會員等級目前不能購買。',
    },
  },
  'level-lower': {
    code: 3151,
    sentence: {
      'zh-Hans': '你现在的会员等级更优惠，到期后再买这一档吧。',
      en: 'Your current level saves you more. You can get this one once it ends.',
      'zh-Hant': '你現在的會員等級更優惠，到期後再買這一檔吧。',
    },
  },
} as const satisfies Record<string, Refusal>
