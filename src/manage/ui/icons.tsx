import { SvgIcon } from '@mui/material'

const icon = (path: string) => () => (
  <SvgIcon>
    <path d={path} />
  </SvgIcon>
)

/** Drawn here: six signs need no package of ten thousand. */
export const OrdersIcon = icon('M4 4h16v3H4zm1 5h14v11H5zm4 2v2h6v-2z')
export const PeopleIcon = icon(
  'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zm7 0a3 3 0 1 0 0-6v6zM2 20v-2c0-3 4-4 7-4s7 1 7 4v2zm16 0v-2c0-1.500-.6-2.700-1.500-3.500 2.500.2 5.500 1.200 5.500 3.500v2z',
)
export const FactoryIcon = icon('M3 20V10l6 4v-4l6 4V4h5v16z')
export const TodayIcon = icon('M4 20V10h4v10zm6 0V4h4v16zm6 0v-7h4v7z')
export const LogIcon = icon('M5 4h14v2H5zm0 5h14v2H5zm0 5h14v2H5zm0 5h9v2H5z')
export const ShopIcon = icon('M4 4h16l1 6a3 3 0 0 1-2 3v7H5v-7a3 3 0 0 1-2-3zm3 11v3h5v-3z')
export const ProductsIcon = icon(
  'M4 7l8-4 8 4v10l-8 4-8-4zm8 2l5-2.500L12 4 7 6.500zm-6 0v7l5 2.500v-7zm12 0l-5 2.500v7l5-2.500z',
)
export const CouponsIcon = icon('M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4zm6 3v6h1V9zm3 0v6h1V9zm3 0v6h1V9z')
export const ThemesIcon = icon('M4 4h7v16H4zm9 0h7v9h-7zm0 11h7v5h-7z')
export const SignOutIcon = icon('M4 4h9v4h-2V6H6v12h5v-2h2v4H4zm11 4l5 4-5 4v-3H9v-2h6z')
export const DoneIcon = icon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm-2 13l-4-4 1.400-1.400L10 13.200l6.600-6.600L18 8z')
export const ToDoIcon = icon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2a7 7 0 1 1 0 14 7 7 0 0 1 0-14z')
export const UpIcon = icon('M12 6l6 7h-4v5h-4v-5H6z')
export const DownIcon = icon('M12 18l-6-7h4V6h4v5h4z')
export const RemoveIcon = icon('M7 7h10l-1 13H8zm2-3h6l1 2H8z')
export const CustomersIcon = icon('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-8 8v-2c0-3 5-4.500 8-4.500s8 1.500 8 4.500v2z')

/** A button that unfolds a menu; small, as the letters beside it. */
export const UnfoldIcon = () => (
  <SvgIcon fontSize="small">
    <path d="M16.590 8.590 12 13.170 7.410 8.590 6 10l6 6 6-6z" />
  </SvgIcon>
)

interface NamedProps {
  readonly titleAccess: string
}

/** It says what the button is for, whose words are the language that is spoken. */
export function LanguageIcon({ titleAccess }: NamedProps) {
  return (
    <SvgIcon titleAccess={titleAccess}>
      <path d="M12.870 15.070l-2.540-2.510.03-.03c1.740-1.940 2.980-4.170 3.710-6.530H17V4h-7V2H8v2H1v1.990h11.170C11.500 7.920 10.440 9.750 9 11.350 8.070 10.320 7.300 9.190 6.690 8h-2c.73 1.630 1.730 3.170 2.980 4.560l-5.090 5.020L4 19l5-5 3.110 3.110zM18.500 10h-2L12 22h2l1.120-3h4.750L21 22h2zm-2.620 7l1.620-4.330L19.120 17z" />
    </SvgIcon>
  )
}
