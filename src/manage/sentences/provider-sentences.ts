import type { Localised } from '../../../domain/language.ts'
import { in3 } from './in-three.ts'

/** Sentences about whom the shop works with. */
export const PROVIDER_SENTENCES = {
  'providers.title': in3('服务商', 'Providers', '服務商'),
  'providers.hint': in3(
    '密钥只在服务器的 PROVIDERS_FILE 里，这里只显示哪些设置已有、哪些还缺。',
    'Keys lie in the server’s PROVIDERS_FILE alone. Here stands which settings are there, and which are missing.',
    '金鑰只在伺服器的 PROVIDERS_FILE 裡，這裡只顯示哪些設定已有、哪些還缺。',
  ),
  'provider.wechatPay': in3('微信支付', 'WeChat Pay', '微信支付'),
  'provider.stripe': in3('Stripe', 'Stripe', 'Stripe'),
  'provider.sms': in3('短信', 'Text messages', '簡訊'),
  'provider.mail': in3('电子邮件', 'E-mail', '電子郵件'),
  'provider.wechat': in3('微信公众号', 'WeChat account', '微信公眾號'),
  'provider.douyin': in3('抖音小程序', 'Douyin mini-program', '抖音小程式'),
  'provider.matting': in3('抠图', 'Cutting out subjects', '去背'),
  'provider.storage': in3('文件存储', 'Storage of files', '檔案儲存'),
  'provider.ready': in3('已设置', 'Set up', '已設定'),
  'provider.missing': in3('未设置', 'Not set up', '未設定'),
  'provider.played': in3('演示', 'Played', '示範'),
  'provider.trial': in3('测试模式', 'Test mode', '測試模式'),
  'provider.trialHint': in3(
    '测试模式：不会真的收到钱。换成正式密钥就能收款。',
    'Test mode: no money comes. With a live key it does.',
    '測試模式：不會真的收到錢。換成正式金鑰就能收款。',
  ),
  'provider.there': in3('已有：%{names}', 'There: %{names}', '已有：%{names}'),
  'provider.lacks': in3('还缺：%{names}', 'Missing: %{names}', '還缺：%{names}'),
  'provider.webhook': in3(
    '在服务商后台填写的通知地址：',
    'Webhook address to enter at the provider:',
    '在服務商後台填寫的通知地址：',
  ),
  'provider.test': in3('测试', 'Test', '測試'),
  'provider.testOf': in3('测试%{name}', 'Test %{name}', '測試%{name}'),
  'provider.works': in3('可以使用。', 'It works.', '可以使用。'),
  'provider.fails': in3('不能使用：%{said}', 'It does not work: %{said}', '不能使用：%{said}'),
  'provider.mailbox': in3('测试邮件发到', 'Mailbox for the test', '測試郵件寄到'),
  'provider.phone': in3('测试短信发到', 'Phone for the test', '測試簡訊發到'),
} as const satisfies Record<string, Localised>
