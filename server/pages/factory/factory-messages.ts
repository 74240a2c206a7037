import type { Localised } from '../../../domain/language.ts'
import type { PrintState } from '../../../domain/production/proof.ts'

/** Every word of the factory's pages. */
export const FACTORY_MESSAGES = {
  title: { 'zh-Hans': '工厂收件箱', en: 'Factory inbox', 'zh-Hant': '工廠收件匣' },
  signIn: { 'zh-Hans': '进入', en: 'Enter', 'zh-Hant': '進入' },
  signOut: { 'zh-Hans': '退出', en: 'Leave', 'zh-Hant': '退出' },
  console: { 'zh-Hans': '商家后台', en: 'To the console', 'zh-Hant': '商家後台' },
  token: { 'zh-Hans': '工厂口令', en: 'Factory token', 'zh-Hant': '工廠口令' },
  tokenHint: {
    'zh-Hans': '口令由店铺运营者提供，粘贴到这里，十二小时内有效。',
    en: 'Whoever runs the shop has it. Paste it here; it opens these pages for twelve hours.',
    'zh-Hant': '口令由店舖營運者提供，貼到這裡，十二小時內有效。',
  },
  tokenWrong: {
    'zh-Hans': '口令不对，请重新粘贴。',
    en: 'That is not the token. Please paste it once more.',
    'zh-Hant': '口令不對，請重新貼上。',
  },
  tooOften: {
    'zh-Hans': '试得太多次了，请十分钟后再来。',
    en: 'That was tried too often. Please come back in ten minutes.',
    'zh-Hant': '試得太多次了，請十分鐘後再來。',
  },
  all: { 'zh-Hans': '全部', en: 'All', 'zh-Hant': '全部' },
  empty: { 'zh-Hans': '这里还没有订单。', en: 'There are no orders here yet.', 'zh-Hant': '這裡還沒有訂單。' },
  search: { 'zh-Hans': '查找', en: 'Search', 'zh-Hant': '查找' },
  searchFor: {
    'zh-Hans': '订单号、姓名、电话、运单号或商品',
    en: 'Number, name, phone, parcel or product',
    'zh-Hant': '訂單號、姓名、電話、運單號或商品',
  },
  notFound: {
    'zh-Hans': '没有找到“{key}”。',
    en: 'Nothing was found for “{key}”.',
    'zh-Hant': '沒有找到「{key}」。',
  },
  order: { 'zh-Hans': '订单', en: 'Order', 'zh-Hant': '訂單' },
  paid: { 'zh-Hans': '付款时间', en: 'Paid', 'zh-Hant': '付款時間' },
  lineItems: { 'zh-Hans': '商品', en: 'Things', 'zh-Hant': '商品' },
  state: { 'zh-Hans': '状态', en: 'State', 'zh-Hant': '狀態' },
  csv: { 'zh-Hans': '导出表格', en: 'Export as a table', 'zh-Hant': '匯出表格' },
  next: { 'zh-Hans': '下一页', en: 'Next page', 'zh-Hant': '下一頁' },
  back: { 'zh-Hans': '返回列表', en: 'Back to the list', 'zh-Hant': '返回列表' },
  quantity: { 'zh-Hans': '数量', en: 'Pieces', 'zh-Hant': '數量' },
  inPackage: { 'zh-Hans': '套餐：{name}', en: 'Part of {name}', 'zh-Hant': '套餐：{name}' },
  printFile: { 'zh-Hans': '印刷文件', en: 'Print file', 'zh-Hant': '印刷檔案' },
  coverFile: { 'zh-Hans': '封面', en: 'Cover', 'zh-Hant': '封面' },
  blockFile: { 'zh-Hans': '内页', en: 'Inner pages', 'zh-Hant': '內頁' },
  pictureFiles: { 'zh-Hans': '照片文件', en: 'Pictures', 'zh-Hant': '相片檔案' },
  proof: { 'zh-Hans': '校验单', en: 'Proof', 'zh-Hant': '校驗單' },
  originals: { 'zh-Hans': '全部原图', en: 'All originals', 'zh-Hant': '全部原圖' },
  manifest: { 'zh-Hans': '原图清单', en: 'List of originals', 'zh-Hant': '原圖清單' },
  manifestTable: { 'zh-Hans': '清单表格', en: 'List as a table', 'zh-Hant': '清單表格' },
  frames: { 'zh-Hans': '相框摆放', en: 'Placement in the frame', 'zh-Hant': '相框擺放' },
  pick: { 'zh-Hans': '从货架取', en: 'Take from the shelf', 'zh-Hant': '從貨架取' },
  deliverTo: { 'zh-Hans': '寄往', en: 'Goes to', 'zh-Hant': '寄往' },
  online: {
    'zh-Hans': '原图在线交付，不寄件',
    en: 'Originals handed over online; nothing is sent',
    'zh-Hant': '原圖線上交付，不寄件',
  },
  pickup: { 'zh-Hans': '顾客自提', en: 'The customer fetches it', 'zh-Hant': '顧客自取' },
  otherPlatform: {
    'zh-Hans': '平台订单号 {id}，收件信息见平台',
    en: 'Order {id} of another platform, which knows the address',
    'zh-Hant': '平台訂單號 {id}，收件資訊見平台',
  },
  addsTo: { 'zh-Hans': '与订单 {id} 同寄', en: 'Goes with order {id}', 'zh-Hant': '與訂單 {id} 同寄' },
  comment: { 'zh-Hans': '留言', en: 'Note', 'zh-Hant': '留言' },
  ship: { 'zh-Hans': '登记发货', en: 'Note the parcel', 'zh-Hant': '登記出貨' },
  carrier: { 'zh-Hans': '快递公司', en: 'Carrier', 'zh-Hant': '快遞公司' },
  number: { 'zh-Hans': '运单号', en: 'Parcel number', 'zh-Hant': '運單號' },
  moreParcel: { 'zh-Hans': '再登记一个包裹', en: 'Note one more parcel', 'zh-Hant': '再登記一個包裹' },
  shippedWith: {
    'zh-Hans': '已发货：{carrier} {number}',
    en: 'Sent: {carrier} {number}',
    'zh-Hant': '已出貨：{carrier} {number}',
  },
  ready: { 'zh-Hans': '可以来取了', en: 'It is ready to collect', 'zh-Hant': '可以來取了' },
  code: { 'zh-Hans': '顾客说的取件码', en: 'The code that the customer says', 'zh-Hant': '顧客說的取件碼' },
  collect: { 'zh-Hans': '交给顾客', en: 'Hand it over', 'zh-Hant': '交給顧客' },
  codeWrong: {
    'zh-Hans': '取件码不对，什么都没有改动。请顾客打开订单，念出六位数字。',
    en: 'This is not its code, and nothing was changed. The customer finds the six digits in the order.',
    'zh-Hant': '取件碼不對，什麼都沒有改動。請顧客打開訂單，唸出六位數字。',
  },
  held: {
    'zh-Hans': '顾客还可以修改，开始制作的时间：',
    en: 'The shopper may still change it; it is begun at',
    'zh-Hant': '顧客還可以修改，開始製作的時間：',
  },
  notPossible: {
    'zh-Hans': '这个订单现在不能这样做。什么都没有改动。',
    en: 'This is not possible with the order as it stands. Nothing was changed.',
    'zh-Hant': '這個訂單現在不能這樣做。什麼都沒有改動。',
  },
  notShipped: {
    'zh-Hans': '现在还不能发货：要等全部文件就绪。什么都没有改动。',
    en: 'It cannot be sent yet: not everything is ready. Nothing was changed.',
    'zh-Hant': '現在還不能出貨：要等全部檔案就緒。什麼都沒有改動。',
  },
} as const satisfies Record<string, Localised>

/** States of an order as the factory sees them, and the filter above the list. */
export const FACTORY_STATES = {
  'to-upload': { 'zh-Hans': '部分待传', en: 'Partly handed in', 'zh-Hant': '部分待傳' },
  paid: { 'zh-Hans': '准备文件', en: 'Files in preparation', 'zh-Hant': '準備檔案' },
  'in-production': { 'zh-Hans': '可以制作', en: 'To make', 'zh-Hant': '可以製作' },
  shipped: { 'zh-Hans': '已发货', en: 'Sent', 'zh-Hant': '已出貨' },
  'ready-to-collect': { 'zh-Hans': '待取', en: 'To be collected', 'zh-Hant': '待取' },
  collected: { 'zh-Hans': '已取走', en: 'Collected', 'zh-Hant': '已取走' },
} as const satisfies Record<string, Localised>
export type FactoryState = keyof typeof FACTORY_STATES

export const PRINT_MESSAGES = {
  none: { 'zh-Hans': '未开始', en: 'Not begun', 'zh-Hant': '未開始' },
  waiting: { 'zh-Hans': '排队中', en: 'In the queue', 'zh-Hant': '排隊中' },
  making: { 'zh-Hans': '生成中', en: 'Being made', 'zh-Hant': '產生中' },
  ready: { 'zh-Hans': '就绪', en: 'Ready', 'zh-Hant': '就緒' },
  failed: { 'zh-Hans': '失败，请联系店铺', en: 'Failed, please tell the shop', 'zh-Hant': '失敗，請聯絡店舖' },
} as const satisfies Record<PrintState, Localised>
