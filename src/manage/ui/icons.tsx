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
