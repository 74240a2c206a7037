import type { Localised } from '../../../domain/language.ts'
import { in3 } from './in-three.ts'

/** Sentences about who works here. */
export const PEOPLE_SENTENCES = {
  'people.name': in3('对方姓名', 'Name', '對方姓名'),
  'people.role': in3('身份', 'Role', '身份'),
  'people.invite': in3('邀请同事', 'Invite somebody', '邀請同事'),
  'people.again': in3('重新邀请', 'Invite anew', '重新邀請'),
  'people.remove': in3('移除', 'Remove', '移除'),
  'people.removeSure': in3(
    '%{name} 将立刻失去所有权限。',
    '%{name} loses all rights at once.',
    '%{name} 將立刻失去所有權限。',
  ),
  'people.againSure': in3(
    '%{name} 现在的密码和动态码立刻失效，用新链接重新设置。',
    'The password and codes of %{name} stop working at once; the new link sets new ones.',
    '%{name} 現在的密碼和動態碼立刻失效，用新連結重新設定。',
  ),
  'people.link': in3(
    '把链接发给对方，三天内有效，只能用一次：',
    'Send this link. It works once, for three days:',
    '把連結發給對方，三天內有效，只能用一次：',
  ),
  'people.copy': in3('复制链接', 'Copy the link', '複製連結'),
  'people.invited': in3('已邀请', 'Invited', '已邀請'),
  'people.joined': in3('在岗', 'Joined', '在職'),
  'people.changeRole': in3('改身份', 'Change the role', '改身份'),
  'people.rights.owner': in3(
    '全部：订单、款项、顾客、商品、店铺设置、同事',
    'Everything: orders, money, shoppers, products, the shop’s settings, people',
    '全部：訂單、款項、顧客、商品、店舖設定、同事',
  ),
  'people.rights.clerk': in3(
    '订单、退款、顾客；看商品和主题，不改设置和同事',
    'Orders, refunds, shoppers; sees products and looks, changes no settings and no people',
    '訂單、退款、顧客；看商品和主題，不改設定和同事',
  ),
  'people.rights.factory': in3(
    '要做的和要发的订单及文件；看不到款项和顾客资料',
    'Orders to make and send, with their files; no money, no list of shoppers',
    '要做的和要寄的訂單及檔案；看不到款項和顧客資料',
  ),
  'password.change': in3('修改密码', 'Change password', '修改密碼'),
  'password.old': in3('现在的密码', 'Password of now', '現在的密碼'),
  'password.new': in3('新密码', 'New password', '新密碼'),
  'password.rule': in3('%{min} 到 %{max} 个字符', '%{min} to %{max} characters', '%{min} 到 %{max} 個字元'),
  'join.copyKey': in3('复制密钥', 'Copy the key', '複製金鑰'),
  'password.changed': in3(
    '密码已修改，其他浏览器已退出。',
    'The password is changed; every other browser is signed out.',
    '密碼已修改，其他瀏覽器已登出。',
  ),
} as const satisfies Record<string, Localised>
