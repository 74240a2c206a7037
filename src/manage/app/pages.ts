import { lazy } from 'react'

/** Pages of the console, each fetched when it is opened first. */
export const OrderList = lazy(async () => ({ default: (await import('../orders/OrderList.tsx')).OrderList }))
export const OrderPage = lazy(async () => ({ default: (await import('../orders/OrderPage.tsx')).OrderPage }))
export const ThemeList = lazy(async () => ({ default: (await import('../themes/ThemeList.tsx')).ThemeList }))
export const ThemePage = lazy(async () => ({ default: (await import('../themes/ThemePage.tsx')).ThemePage }))
export const CouponList = lazy(async () => ({ default: (await import('../coupons/CouponList.tsx')).CouponList }))
export const ProductList = lazy(async () => ({ default: (await import('../products/ProductList.tsx')).ProductList }))
export const ProductPage = lazy(async () => ({ default: (await import('../products/ProductPage.tsx')).ProductPage }))
export const TodayPage = lazy(async () => ({ default: (await import('../shop/TodayPage.tsx')).TodayPage }))
export const LogList = lazy(async () => ({ default: (await import('../shop/LogList.tsx')).LogList }))
export const PeopleList = lazy(async () => ({ default: (await import('../people/PeopleList.tsx')).PeopleList }))
export const JoinPage = lazy(async () => ({ default: (await import('../people/JoinPage.tsx')).JoinPage }))
export const ShopPage = lazy(async () => ({ default: (await import('../settings/ShopPage.tsx')).ShopPage }))
export const CustomerList = lazy(async () => ({
  default: (await import('../customers/CustomerList.tsx')).CustomerList,
}))
export const CustomerPage = lazy(async () => ({
  default: (await import('../customers/CustomerPage.tsx')).CustomerPage,
}))
export const PasswordDialog = lazy(async () => ({
  default: (await import('../people/PasswordDialog.tsx')).PasswordDialog,
}))
