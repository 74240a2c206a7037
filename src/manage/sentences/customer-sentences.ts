import type { Localised } from '../../../domain/language.ts'
import { in3 } from './in-three.ts'

/** Sentences about shoppers. */
export const CUSTOMER_SENTENCES = {
  'menu.customers': in3('顾客', 'Customers', '顧客'),
  'customers.search': in3('姓名、电话、邮箱、收件人', 'Name, phone, e-mail, receiver', '姓名、電話、電子郵件、收件人'),
  'customers.noneYet': in3(
    '还没有顾客。有人登录店铺后会出现在这里。',
    'No shopper has come yet. Whoever signs in to the shop stands here.',
    '還沒有顧客。有人登入店舖後會出現在這裡。',
  ),
  'customer.noOrders': in3('还没有下过单。', 'Nothing ordered yet.', '還沒有下過單。'),
  'customers.none': in3('没有这样的顾客。', 'There are no such shoppers.', '沒有這樣的顧客。'),
  'customers.nameless': in3('未留姓名', 'No name given', '未留姓名'),
  'customers.since': in3('注册', 'Since', '註冊'),
  'customers.spent': in3('消费', 'Spent', '消費'),
  'customer.agreed': in3(
    '登录时同意了条款和隐私政策第 %{version} 版：%{at}',
    'Agreed to version %{version} of terms and privacy when signing in: %{at}',
    '登入時同意了條款和隱私政策第 %{version} 版：%{at}',
  ),
  'customer.albums': in3('影集', 'Albums', '相簿'),
  'customer.closed': in3(
    '顾客没有允许查看影集。需要时请顾客在“客服”页打开。',
    'This shopper does not let you see albums. Ask for it: it is opened on the shopper’s Customer service page.',
    '顧客沒有允許檢視相簿。需要時請顧客在「客服」頁打開。',
  ),
  'customer.open': in3('顾客允许查看到 %{at}', 'The shopper lets you look until %{at}', '顧客允許檢視到 %{at}'),
  'customer.onRequest': in3('应顾客要求', 'When the shopper asks', '應顧客要求'),
  'customer.export': in3('导出全部资料', 'Export all data', '匯出全部資料'),
  'customer.delete': in3('删除顾客', 'Delete the shopper', '刪除顧客'),
  'customer.deleteSure': in3(
    '姓名、电话和登录方式立刻删除，影集和作品连同文件 30 天后清除。订单留作账目。不能撤销。',
    'Name, phone and every way in are gone at once; albums and designs with their files after 30 days. Orders stay for the books. This cannot be undone.',
    '姓名、電話和登入方式立刻刪除，相簿和作品連同檔案 30 天後清除。訂單留作帳目。不能撤銷。',
  ),
  'did.customer-read': in3('查看顾客', 'Shopper looked at', '檢視顧客'),
  'did.customer-export': in3('导出顾客资料', 'Shopper’s data exported', '匯出顧客資料'),
  'did.customer-delete': in3('删除顾客', 'Shopper deleted', '刪除顧客'),
} as const satisfies Record<string, Localised>
