import { type ComponentType, lazy } from 'react'
import { withPatience } from '../entry/with-patience.ts'
import type { RouteName } from '../routes.ts'

type Screen = ComponentType

/** A screen that is loaded when it is first shown. */
function screen<Name extends string>(load: () => Promise<Record<Name, Screen>>, name: Name): Screen {
  return lazy(async () => {
    const loaded: Screen = (await withPatience(load()))[name]
    return { default: loaded }
  })
}

const OrderInfoScreen = screen(() => import('./order_info/OrderInfoScreen.tsx'), 'OrderInfoScreen')

/** The screen of every route. */
export const SCREENS: Record<RouteName, Screen> = {
  index: screen(() => import('./index/IndexScreen.tsx'), 'IndexScreen'),
  prod_details: screen(() => import('./prod_details/ProdDetailsScreen.tsx'), 'ProdDetailsScreen'),
  prod_list: screen(() => import('./prod_list/ProdListScreen.tsx'), 'ProdListScreen'),
  prod_recommend: screen(() => import('./prod_recommend/RecommendScreen.tsx'), 'RecommendScreen'),
  album_list: screen(() => import('./album_list/AlbumListScreen.tsx'), 'AlbumListScreen'),
  album_preview: screen(() => import('./album_preview/AlbumPreviewScreen.tsx'), 'AlbumPreviewScreen'),
  album_noshare: screen(() => import('./album_noshare/AlbumNoShareScreen.tsx'), 'AlbumNoShareScreen'),
  album_detail: screen(() => import('./album_detail/AlbumDetailScreen.tsx'), 'AlbumDetailScreen'),
  album_cover: screen(() => import('./album_cover/AlbumCoverScreen.tsx'), 'AlbumCoverScreen'),
  album_gallery: screen(() => import('./album_gallery/GalleryScreen.tsx'), 'GalleryScreen'),
  theme_list: screen(() => import('./theme_list/ThemeListScreen.tsx'), 'ThemeListScreen'),
  theme_preview: screen(() => import('./theme_preview/ThemePreviewScreen.tsx'), 'ThemePreviewScreen'),
  theme_viewLarger: screen(() => import('./theme_viewLarger/ThemeViewLargerScreen.tsx'), 'ThemeViewLargerScreen'),
  theme_calendar: screen(() => import('./theme_calendar/ThemeCalendarScreen.tsx'), 'ThemeCalendarScreen'),
  frame_index: screen(() => import('./frame_index/FrameScreen.tsx'), 'FrameScreen'),
  combo_index: screen(() => import('./combo_index/ComboScreen.tsx'), 'ComboScreen'),
  post_index: screen(() => import('./post_index/PostScreen.tsx'), 'PostScreen'),
  print_index: screen(() => import('./print_index/PrintScreen.tsx'), 'PrintScreen'),
  special_card: screen(() => import('./special_card/SpecialCardScreen.tsx'), 'SpecialCardScreen'),
  pay_index: screen(() => import('./pay_index/PayScreen.tsx'), 'PayScreen'),
  login: screen(() => import('./login/LoginScreen.tsx'), 'LoginScreen'),
  order_index: screen(() => import('./order_index/OrderIndexScreen.tsx'), 'OrderIndexScreen'),
  order_info: OrderInfoScreen,
  orderid_details: OrderInfoScreen,
  order_success: screen(() => import('./order_success/OrderSuccessScreen.tsx'), 'OrderSuccessScreen'),
  order_next: screen(() => import('./order_next/OrderNextScreen.tsx'), 'OrderNextScreen'),
  order_eclist: screen(() => import('./order_eclist/OrderEcListScreen.tsx'), 'OrderEcListScreen'),
  order_ec: screen(() => import('./order_ec/OrderEcScreen.tsx'), 'OrderEcScreen'),
  user_index: screen(() => import('./user_index/UserIndexScreen.tsx'), 'UserIndexScreen'),
  user_coupon: screen(() => import('./user_coupon/UserCouponScreen.tsx'), 'UserCouponScreen'),
  user_phone: screen(() => import('./user_phone/UserPhoneScreen.tsx'), 'UserPhoneScreen'),
  user_service: screen(() => import('./user_service/UserServiceScreen.tsx'), 'UserServiceScreen'),
  user_type: screen(() => import('./user_type/UserTypeScreen.tsx'), 'UserTypeScreen'),
}
