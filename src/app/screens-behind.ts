import type { ComponentType } from 'react'
import type { RouteName } from '../navigation/routes.ts'

type Screen = ComponentType
type Code = () => Promise<Screen>

/** The screen that a file exports by this name. */
function code<Name extends string>(load: () => Promise<Record<Name, Screen>>, name: Name): Code {
  return async () => (await load())[name]
}

const orderInfo = code(() => import('../screens/order_info/OrderInfoScreen.tsx'), 'OrderInfoScreen')

/** Where the code of every screen behind the shop's front is. The list itself is longer than the front's own screen. */
export const BEHIND: Record<Exclude<RouteName, 'index'>, Code> = {
  prod_details: code(() => import('../screens/prod_details/ProdDetailsScreen.tsx'), 'ProdDetailsScreen'),
  prod_list: code(() => import('../screens/prod_list/ProdListScreen.tsx'), 'ProdListScreen'),
  prod_recommend: code(() => import('../screens/prod_recommend/RecommendScreen.tsx'), 'RecommendScreen'),
  album_list: code(() => import('../screens/album_list/AlbumListScreen.tsx'), 'AlbumListScreen'),
  album_preview: code(() => import('../screens/album_preview/AlbumPreviewScreen.tsx'), 'AlbumPreviewScreen'),
  album_noshare: code(() => import('../screens/album_noshare/AlbumNoShareScreen.tsx'), 'AlbumNoShareScreen'),
  album_detail: code(() => import('../screens/album_detail/AlbumDetailScreen.tsx'), 'AlbumDetailScreen'),
  album_cover: code(() => import('../screens/album_cover/AlbumCoverScreen.tsx'), 'AlbumCoverScreen'),
  album_gallery: code(() => import('../screens/album_gallery/GalleryScreen.tsx'), 'GalleryScreen'),
  theme_list: code(() => import('../screens/theme_list/ThemeListScreen.tsx'), 'ThemeListScreen'),
  theme_preview: code(() => import('../screens/theme_preview/ThemePreviewScreen.tsx'), 'ThemePreviewScreen'),
  theme_viewLarger: code(
    () => import('../screens/theme_viewLarger/ThemeViewLargerScreen.tsx'),
    'ThemeViewLargerScreen',
  ),
  theme_calendar: code(() => import('../screens/theme_calendar/ThemeCalendarScreen.tsx'), 'ThemeCalendarScreen'),
  frame_index: code(() => import('../screens/frame_index/FrameScreen.tsx'), 'FrameScreen'),
  combo_index: code(() => import('../screens/combo_index/ComboScreen.tsx'), 'ComboScreen'),
  post_index: code(() => import('../screens/post_index/PostScreen.tsx'), 'PostScreen'),
  print_index: code(() => import('../screens/print_index/PrintScreen.tsx'), 'PrintScreen'),
  special_card: code(() => import('../screens/special_card/SpecialCardScreen.tsx'), 'SpecialCardScreen'),
  cart_index: code(() => import('../screens/cart_index/CartScreen.tsx'), 'CartScreen'),
  pay_index: code(() => import('../screens/pay_index/PayScreen.tsx'), 'PayScreen'),
  login: code(() => import('../screens/login/LoginScreen.tsx'), 'LoginScreen'),
  order_index: code(() => import('../screens/order_index/OrderIndexScreen.tsx'), 'OrderIndexScreen'),
  order_info: orderInfo,
  orderid_details: orderInfo,
  order_success: code(() => import('../screens/order_success/OrderSuccessScreen.tsx'), 'OrderSuccessScreen'),
  order_next: code(() => import('../screens/order_next/OrderNextScreen.tsx'), 'OrderNextScreen'),
  order_eclist: code(() => import('../screens/order_eclist/OrderEcListScreen.tsx'), 'OrderEcListScreen'),
  order_ec: code(() => import('../screens/order_ec/OrderEcScreen.tsx'), 'OrderEcScreen'),
  design_list: code(() => import('../screens/design_list/DesignListScreen.tsx'), 'DesignListScreen'),
  design_flip: code(() => import('../screens/design_flip/DesignFlipScreen.tsx'), 'DesignFlipScreen'),
  user_index: code(() => import('../screens/user_index/UserIndexScreen.tsx'), 'UserIndexScreen'),
  user_coupon: code(() => import('../screens/user_coupon/UserCouponScreen.tsx'), 'UserCouponScreen'),
  user_phone: code(() => import('../screens/user_phone/UserPhoneScreen.tsx'), 'UserPhoneScreen'),
  user_service: code(() => import('../screens/user_service/UserServiceScreen.tsx'), 'UserServiceScreen'),
  user_type: code(() => import('../screens/user_type/UserTypeScreen.tsx'), 'UserTypeScreen'),
}
