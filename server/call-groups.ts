import { accountCalls } from './calls/account.calls.ts'
import { addressCalls } from './calls/addresses.calls.ts'
import { albumCalls } from './calls/album.calls.ts'
import { cartCalls } from './calls/cart.calls.ts'
import { catalogueCalls } from './calls/catalogue.calls.ts'
import { configCalls } from './calls/config.calls.ts'
import { couponCalls } from './calls/coupon.calls.ts'
import { customerCalls } from './calls/customer.calls.ts'
import { designCalls } from './calls/design.calls.ts'
import { emailCalls } from './calls/email.calls.ts'
import { factoryPages } from './calls/factory.calls.ts'
import { linkOrderCalls } from './calls/link-order.calls.ts'
import { manageCalls } from './calls/manage.calls.ts'
import { manageCouponCalls } from './calls/manage-coupons.calls.ts'
import { manageProductCalls } from './calls/manage-products.calls.ts'
import { manageThemeCalls } from './calls/manage-themes.calls.ts'
import { merchantCalls } from './calls/merchant.calls.ts'
import { messengerCalls } from './calls/messenger.calls.ts'
import { miniProgramCalls } from './calls/mini-program.calls.ts'
import { noticeCalls } from './calls/notices.calls.ts'
import { orderCalls } from './calls/order.calls.ts'
import { orderChangeCalls } from './calls/order-changes.calls.ts'
import { payPages } from './calls/pay.calls.ts'
import { phoneCalls } from './calls/phone.calls.ts'
import { previewCalls } from './calls/preview.calls.ts'
import { priceCalls } from './calls/price.calls.ts'
import { setUpCalls } from './calls/set-up.calls.ts'
import { shopSettingsCalls } from './calls/shop-settings.calls.ts'
import { staffCalls } from './calls/staff.calls.ts'
import { storageCalls } from './calls/storage.calls.ts'
import { themeCalls } from './calls/theme.calls.ts'
import { userTypeCalls } from './calls/user-type.calls.ts'
import { healthPages } from './http/health.ts'
import { fontPages } from './pages/fonts/font-pages.ts'
import type { CallGroup } from './routes/call-group.ts'

/** Every part of the server. A new part adds its line. */
export const GROUPS: readonly CallGroup[] = [
  healthPages,
  configCalls,
  merchantCalls,
  accountCalls,
  phoneCalls,
  emailCalls,
  messengerCalls,
  miniProgramCalls,
  userTypeCalls,
  catalogueCalls,
  themeCalls,
  fontPages,
  albumCalls,
  storageCalls,
  previewCalls,
  designCalls,
  priceCalls,
  couponCalls,
  orderCalls,
  orderChangeCalls,
  addressCalls,
  cartCalls,
  noticeCalls,
  payPages,
  linkOrderCalls,
  factoryPages,
  staffCalls,
  manageCalls,
  shopSettingsCalls,
  manageProductCalls,
  manageThemeCalls,
  setUpCalls,
  customerCalls,
  manageCouponCalls,
]
