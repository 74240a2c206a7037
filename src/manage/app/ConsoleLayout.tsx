import { ListItemIcon, MenuItem, type SxProps, type Theme } from '@mui/material'
import { Suspense, use, useState } from 'react'
import {
  AppBar,
  Layout,
  type LayoutProps,
  LoadingIndicator,
  Menu,
  Sidebar,
  type SidebarProps,
  TitlePortal,
  UserMenu,
  useGetIdentity,
  useLogout,
  usePermissions,
  useTranslate,
  useUserMenu,
} from 'react-admin'
import { useSentences } from '../sentences/speak.ts'
import {
  CouponsIcon,
  CustomersIcon,
  FactoryIcon,
  LogIcon,
  OrdersIcon,
  PeopleIcon,
  ProductsIcon,
  ShopIcon,
  SignOutIcon,
  ThemesIcon,
  TodayIcon,
} from '../ui/icons.tsx'
import { LanguageButton } from '../ui/LanguageButton.tsx'
import { UnsavedGuard } from '../ui/UnsavedGuard.tsx'
import { UnsavedContext } from '../ui/unsaved.ts'
import { PasswordDialog } from './pages.ts'

/** What is wider than the window scrolls in its own row: the library's frame would grow with it, and a phone show all smaller. */
const AS_WIDE_AS_THE_WINDOW = { minWidth: 0, '& .RaLayout-content': { minWidth: 0 } }

/** On a phone the language is its sign, its name read out only: the title of the page has the room, the number of an order above all. */
const SIGNS_ON_A_PHONE: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.down('sm')]: {
    '& .console-languages': { minWidth: 48, fontSize: 0 },
    '& .console-languages .MuiButton-startIcon': { margin: 0 },
    '& .console-languages .MuiButton-endIcon': { display: 'none' },
  },
})

/** The name of a product is longer than the bar of a phone. */
const TWO_LINES_ON_A_PHONE: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.down('sm')]: {
    ...{ whiteSpace: 'normal', overflowWrap: 'anywhere', fontSize: '1rem', lineHeight: 1.25 },
    // The bar lays out its parts in a row, where the title itself cannot be cut after a line.
    '& > span': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' },
  },
})

/** The admin library's frame with the console's menu; on a phone the menu is a drawer. */
export function ConsoleLayout(props: LayoutProps) {
  return (
    <UnsavedGuard>
      <Layout
        {...props}
        appBarAlwaysOn
        menu={ConsoleMenu}
        sidebar={ConsoleSidebar}
        appBar={ConsoleBar}
        sx={AS_WIDE_AS_THE_WINDOW}
      />
    </UnsavedGuard>
  )
}

function ConsoleBar() {
  return (
    <AppBar
      // The number of an order stays in sight, and so does where one is.
      alwaysOn
      color="default"
      userMenu={<AccountMenu />}
      sx={SIGNS_ON_A_PHONE}
      toolbar={
        <>
          <LanguageButton />
          <LoadingIndicator />
        </>
      }
    >
      <TitlePortal variantMapping={{ h6: 'h1' }} sx={TWO_LINES_ON_A_PHONE} />
    </AppBar>
  )
}

/** Its button is read out as what is seen on it, the name, and what it opens. */
function AccountMenu() {
  const { say } = useSentences()
  const { identity } = useGetIdentity()
  const [changes, setChanges] = useState(false)
  return (
    <>
      <UserMenu label={say('menu.account', { name: identity?.fullName ?? '' })}>
        <MenuItem onClick={() => setChanges(true)}>{say('password.change')}</MenuItem>
        <SignOut />
      </UserMenu>
      {changes && (
        <Suspense>
          <PasswordDialog onClose={() => setChanges(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The library's own signs out first, and what was typed could not be saved any more. */
function SignOut() {
  const translate = useTranslate()
  const { leave } = use(UnsavedContext)
  const signOut = useLogout()
  const menu = useUserMenu()
  const go = () => {
    menu?.onClose()
    leave(() => void signOut(undefined, undefined, false))
  }
  return (
    <MenuItem onClick={go}>
      <ListItemIcon>
        <SignOutIcon />
      </ListItemIcon>
      {translate('ra.auth.logout')}
    </MenuItem>
  )
}

/** On a phone it is a dialog, which has a name. */
function ConsoleSidebar(props: SidebarProps) {
  const { say } = useSentences()
  return <Sidebar {...props} slotProps={{ paper: { 'aria-label': say('menu.title') } }} />
}

function ConsoleMenu() {
  const { say } = useSentences()
  const { permissions } = usePermissions<string>()
  const seesShoppers = permissions === 'owner' || permissions === 'clerk'
  return (
    <Menu>
      {seesShoppers && <Menu.Item to="/" primaryText={say('menu.today')} leftIcon={<TodayIcon />} />}
      <Menu.Item to="/orders" primaryText={say('menu.orders')} leftIcon={<OrdersIcon />} />
      {seesShoppers && <Menu.Item to="/customers" primaryText={say('menu.customers')} leftIcon={<CustomersIcon />} />}
      {permissions === 'owner' && <Menu.Item to="/shop" primaryText={say('menu.shop')} leftIcon={<ShopIcon />} />}
      {seesShoppers && <Menu.Item to="/products" primaryText={say('menu.products')} leftIcon={<ProductsIcon />} />}
      {seesShoppers && <Menu.Item to="/looks" primaryText={say('menu.themes')} leftIcon={<ThemesIcon />} />}
      {permissions === 'owner' && (
        <Menu.Item to="/coupons" primaryText={say('menu.coupons')} leftIcon={<CouponsIcon />} />
      )}
      {permissions === 'owner' && <Menu.Item to="/people" primaryText={say('menu.people')} leftIcon={<PeopleIcon />} />}
      {permissions === 'owner' && <Menu.Item to="/log" primaryText={say('menu.log')} leftIcon={<LogIcon />} />}
      <MenuItem component="a" href="/factory" sx={{ color: 'text.secondary' }}>
        <ListItemIcon>
          <FactoryIcon />
        </ListItemIcon>
        {say('menu.factory')}
      </MenuItem>
    </Menu>
  )
}
