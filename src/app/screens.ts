import { type ComponentType, lazy } from 'react'
import type { RouteName } from '../navigation/routes.ts'
import { withPatience } from './entry/with-patience.ts'

type Screen = ComponentType

/** A screen that is loaded when it is first shown. */
function screen<Name extends string>(load: () => Promise<Record<Name, Screen>>, name: Name): Screen {
  return lazy(async () => {
    const loaded: Screen = (await withPatience(load()))[name]
    return { default: loaded }
  })
}

const OrderInfoScreen = screen(() => import('../screens/order_info/OrderInfoScreen.tsx'), 'OrderInfoScreen')

/** The screen of every route. */
export const SCREENS: Record<RouteName, Screen> = {
  index: screen(() => import('../screens/index/IndexScreen.tsx'), 'IndexScreen'),
  prod_details: screen(() => import('../screens/prod_details/ProdDetailsScreen.tsx'), 'ProdDetailsScreen'),
  prod_list: screen(() => import('../screens/prod_list/ProdListScreen.tsx'), 'ProdListScreen'),
  prod_recommend: screen(() => import('../screens/prod_recommend/RecommendScreen.tsx'), 'RecommendScreen'),
  album_list: screen(() => import('../screens/album_list/AlbumListScreen.tsx'), 'AlbumListScreen'),
  album_preview: screen(() => import('../screens/album_preview/AlbumPreviewScreen.tsx'), 'AlbumPreviewScreen'),
  album_noshare: screen(() => import('../screens/album_noshare/AlbumNoShareScreen.tsx'), 'AlbumNoShareScreen'),
  album_detail: screen(() => import('../screens/album_detail/AlbumDetailScreen.tsx'), 'AlbumDetailScreen'),
  album_cover: screen(() => import('../screens/album_cover/AlbumCoverScreen.tsx'), 'AlbumCoverScreen'),
  album_gallery: screen(() => import('../screens/album_gallery/GalleryScreen.tsx'), 'GalleryScreen'),
  theme_list: screen(() => import('../screens/theme_list/ThemeListScreen.tsx'), 'ThemeListScreen'),
  theme_preview: screen(() => import('../screens/theme_preview/ThemePreviewScreen.tsx'), 'ThemePreviewScreen'),
  theme_viewLarger: screen(
    () => import('../screens/theme_viewLarger/ThemeViewLargerScreen.tsx'),
    'ThemeViewLargerScreen',
  ),
  theme_calendar: screen(() => import('../screens/theme_calendar/ThemeCalendarScreen.tsx'), 'ThemeCalendarScreen'),
  frame_index: screen(() => import('../screens/frame_index/FrameScreen.tsx'), 'FrameScreen'),
  combo_index: screen(() => import('../screens/combo_index/ComboScreen.tsx'), 'ComboScreen'),
  post_index: screen(() => import('../screens/post_index/PostScreen.tsx'), 'PostScreen'),
  print_index: screen(() => import('../screens/print_index/PrintScreen.tsx'), 'PrintScreen'),
  special_card: screen(() => import('../screens/special_card/SpecialCardScreen.tsx'), 'SpecialCardScreen'),
  pay_index: screen(() => import('../screens/pay_index/PayScreen.tsx'), 'PayScreen'),
  login: screen(() => import('../screens/login/LoginScreen.tsx'), 'LoginScreen'),
  order_index: screen(() => import('../screens/order_index/OrderIndexScreen.tsx'), 'OrderIndexScreen'),
  order_info: OrderInfoScreen,
  orderid_details: OrderInfoScreen,
  order_success: screen(() => import('../screens/order_success/OrderSuccessScreen.tsx'), 'OrderSuccessScreen'),
  order_next: screen(() => import('../screens/order_next/OrderNextScreen.tsx'), 'OrderNextScreen'),
  order_eclist: screen(() => import('../screens/order_eclist/OrderEcListScreen.tsx'), 'OrderEcListScreen'),
  order_ec: screen(() => import('../screens/order_ec/OrderEcScreen.tsx'), 'OrderEcScreen'),
  design_list: screen(() => import('../screens/design_list/DesignListScreen.tsx'), 'DesignListScreen'),
  design_flip: screen(() => import('../screens/design_flip/DesignFlipScreen.tsx'), 'DesignFlipScreen'),
  user_index: screen(() => import('../screens/user_index/UserIndexScreen.tsx'), 'UserIndexScreen'),
  user_coupon: screen(() => import('../screens/user_coupon/UserCouponScreen.tsx'), 'UserCouponScreen'),
  user_phone: screen(() => import('../screens/user_phone/UserPhoneScreen.tsx'), 'UserPhoneScreen'),
  user_service: screen(() => import('../screens/user_service/UserServiceScreen.tsx'), 'UserServiceScreen'),
  user_type: screen(() => import('../screens/user_type/UserTypeScreen.tsx'), 'UserTypeScreen'),
}
