import type { Localised } from '../../../domain/language.ts'
import { in3 } from './in-three.ts'

/** Sentences of the way to the first sold book. */
export const SET_UP_SENTENCES = {
  'setUp.title': in3('卖出第一本书', 'To the first sold book', '賣出第一本書'),
  'setUp.count': in3('完成 %{done}/%{all}', '%{done} of %{all} done', '完成 %{done}/%{all}'),
  'setUp.done': in3('已完成', 'Done', '已完成'),
  'setUp.toDo': in3('待完成', 'To do', '待完成'),
  'setUp.name': in3('店铺名称、标志和货币', 'Name, logo and currency of the shop', '店舖名稱、標誌和貨幣'),
  'setUp.name.hint': in3(
    '现在还是演示店铺的名字。货币在第一个订单之后就不能再改。',
    'It still has the name of the demo shop. The currency stays from the first order on.',
    '現在還是示範店舖的名字。貨幣在第一個訂單之後就不能再改。',
  ),
  'setUp.texts': in3('经营者信息与条款', 'Imprint and terms', '經營者資訊與條款'),
  'setUp.texts.hint': in3(
    '经营者信息、条款、退换和隐私，顾客下单前会看到。',
    'Imprint, terms, returns and privacy: shoppers read them before they order.',
    '經營者資訊、條款、退換和隱私，顧客下單前會看到。',
  ),
  'setUp.delivery': in3('制作和配送时间', 'Days of making and delivery', '製作和配送時間'),
  'setUp.delivery.hint': in3(
    '商品页和订单会按它告诉顾客到达日期。',
    'Products and orders tell the day of arrival by it.',
    '商品頁和訂單會按它告訴顧客到達日期。',
  ),
  'setUp.payment': in3('收款', 'Payment', '收款'),
  'setUp.payment.hint': in3(
    '现在是演示收款，不会真的收钱。接入微信支付或 Stripe。',
    'Payments are played, no money comes. Connect WeChat Pay or Stripe.',
    '現在是示範收款，不會真的收錢。接入微信支付或 Stripe。',
  ),
  'setUp.payment.trial': in3(
    '收款是测试模式：不会真的收到钱。换成正式密钥就能收款。',
    'Payment is in test mode: no money comes. With a live key it does.',
    '收款是測試模式：不會真的收到錢。換成正式金鑰就能收款。',
  ),
  'setUp.look': in3('看过一个主题', 'See a look', '看過一個主題'),
  'setUp.look.hint': in3(
    '检查一个已发布的主题，或上传自己的，看它印出来的每一页。',
    'Check a published look, or upload your own, and see every page of it.',
    '檢查一個已發佈的主題，或上傳自己的，看它印出來的每一頁。',
  ),
  'setUp.product': in3('第一个自己的商品上架', 'A product of your own on the shelf', '第一個自己的商品上架'),
  'setUp.product.hint': in3(
    '复制一个演示商品，改名称、价格和选项，然后上架。',
    'Copy one of the demo shop, change its name, prices and options, and put it on the shelf.',
    '複製一個示範商品，改名稱、價格和選項，然後上架。',
  ),
  'setUp.demo': in3('移除演示数据', 'Remove the demo data', '移除示範資料'),
  'setUp.demo.hint': in3(
    '%{products} 个商品、%{coupons} 张优惠券、%{orders} 个外部订单来自演示店铺。',
    '%{products} products, %{coupons} coupons and %{orders} orders of another platform are the demo shop’s.',
    '%{products} 個商品、%{coupons} 張優惠券、%{orders} 個外部訂單來自示範店舖。',
  ),
  'setUp.demo.wait': in3(
    '先让自己的一个商品上架，才能移除：顾客打开店铺，总要有东西可买。',
    'It can go once a product of your own is on the shelf: a shop always has something to buy.',
    '先讓自己的一個商品上架，才能移除：顧客打開店舖，總要有東西可買。',
  ),
  'setUp.demoGo': in3('移除', 'Remove', '移除'),
  'setUp.demoSure': in3(
    '演示商品、没人领过的演示优惠券和演示外部订单会被删除。有顾客做过作品的商品只会下架。主题和你自己的一切都保留。不能撤销。',
    'Demo products, demo coupons that nobody holds and demo orders of another platform are deleted. Products that shoppers have designed are only taken off the shelf. Looks and all that is yours stay. This cannot be undone.',
    '示範商品、沒人領過的示範優惠券和示範外部訂單會被刪除。有顧客做過作品的商品只會下架。主題和你自己的一切都保留。不能撤銷。',
  ),
  'setUp.demoGone': in3(
    '移除了 %{removed} 项，%{kept} 个商品已下架。',
    '%{removed} items were removed, %{kept} products are off the shelf.',
    '移除了 %{removed} 項，%{kept} 個商品已下架。',
  ),
  'setUp.order': in3('卖出第一单', 'Sell the first one', '賣出第一單'),
  'setUp.order.hint': in3(
    '在手机上打开你的店，自己下一单试试；试付不算，真的付了款才算。',
    'Open your shop on a phone and order something yourself. Only a real payment counts, a test payment does not.',
    '在手機上打開你的店，自己下一單試試；試付不算，真的付了款才算。',
  ),
  'today.incomeToday': in3('今天的收入', 'Income today', '今天的收入'),
  'today.nothing': in3('这段时间还没有收到款。', 'Nothing was paid in this time yet.', '這段時間還沒有收到款。'),
  'orders.noneYet': in3(
    '还没有订单。顾客下单后会出现在这里。',
    'No order yet. What shoppers order stands here.',
    '還沒有訂單。顧客下單後會出現在這裡。',
  ),
  'order.toAll': in3('返回全部订单', 'Back to all orders', '返回全部訂單'),
  'setUp.isDemo': in3('演示', 'Demo', '示範'),
  'did.demo': in3('移除演示数据', 'Demo data removed', '移除示範資料'),
} as const satisfies Record<string, Localised>
