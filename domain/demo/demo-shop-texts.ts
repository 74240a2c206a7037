import type { Localised } from '../language.ts'
import type { ShopTexts } from '../merchant/shop-texts.ts'

const in3 = (hans: string, en: string, hant: string): Localised => ({ 'zh-Hans': hans, en, 'zh-Hant': hant })

/** What buyers of the demo shop read; a merchant writes his own. */
export const DEMO_SHOP_TEXTS: ShopTexts = {
  delivery: in3(
    '这是演示店铺。制作约 3 个工作日，快递 2 到 4 天。运费在下单页显示，自提免运费。',
    'This is a demo shop. Making takes about 3 working days, the parcel 2 to 4 days. The fee stands on the order page; fetching is free.',
    '這是示範店舖。製作約 3 個工作天，快遞 2 到 4 天。運費在下單頁顯示，自取免運費。',
  ),
  returns: in3(
    '定制商品不支持无理由退货。印错、损坏或与作品不符，收到后 14 天内联系客服，我们重做或退款。',
    'Things made for you cannot be returned without a reason. If a print is wrong, broken or not as designed, tell us within 14 days: we make it again or pay back.',
    '客製商品不支援無理由退貨。印錯、損壞或與作品不符，收到後 14 天內聯絡客服，我們重做或退款。',
  ),
  privacy: in3(
    '照片只用于制作你的商品，只有你和你分享的人能看到。删除的影集和作品 30 天后清除，订单用到的照片除外。',
    'Photos are used to make your things only; you and whom you share with see them. Deleted albums and designs are gone after 30 days, but for photos of orders.',
    '相片只用於製作你的商品，只有你和你分享的人能看到。刪除的相簿和作品 30 天後清除，訂單用到的相片除外。',
  ),
  terms: in3(
    '下单即表示同意按作品制作。付款后在订单页显示的时间内可以取消或修改，之后开始制作。',
    'By ordering you ask us to make what you designed. You may cancel or change it for the time that the order page shows; then it is made.',
    '下單即表示同意按作品製作。付款後在訂單頁顯示的時間內可以取消或修改，之後開始製作。',
  ),
  imprint: in3(
    '拾光印记（演示店铺），hello@keepsake.example',
    'Keepsake (demo shop), hello@keepsake.example',
    '拾光印記（示範店舖），hello@keepsake.example',
  ),
  tax: in3('价格含税。', 'Prices include tax.', '價格含稅。'),
}
