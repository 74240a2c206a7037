import type { CheckboxProps } from '@mui/material'
import { QueryClient } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import {
  Admin,
  CustomRoutes,
  defaultTheme,
  HttpError,
  type RaThemeOptions,
  Resource,
  usePermissions,
} from 'react-admin'
import { Navigate, Route } from 'react-router'
import { SignInPage } from '../people/SignInPage.tsx'
import { createSpeaker } from '../sentences/speak.ts'
import { NoSuchPage, OwnersOnly } from '../ui/NotThere.tsx'
import { authProvider, dataProvider } from './admin-providers.ts'
import { ConsoleLayout } from './ConsoleLayout.tsx'
import {
  CouponList,
  CustomerList,
  CustomerPage,
  JoinPage,
  LogList,
  OrderList,
  OrderPage,
  PeopleList,
  ProductList,
  ProductPage,
  ShopPage,
  ThemeList,
  ThemePage,
  TodayPage,
} from './pages.ts'

/** The shop's own red and its letters, each language in its own, on the admin library's quiet ground. */
const THEME: RaThemeOptions = {
  ...defaultTheme,
  palette: {
    primary: { main: '#B03322' },
    secondary: { main: '#2F4858' },
    warning: { main: '#8A4B00' },
    background: { default: '#FBFAF7' },
  },
  typography: { fontFamily: 'var(--font-ui)' },
  components: {
    MuiButton: { styleOverrides: { root: { textTransform: 'none', minHeight: 44 } } },
    // The sentence beside it says that something is awaited.
    MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
    // The library names the box of a row, where readers look for the name of the field inside.
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          root: { 'aria-label': undefined },
          input: ({ 'aria-label': name }: CheckboxProps) => (name === undefined ? {} : { 'aria-label': name }),
        },
      },
    },
    // What is looked for is a number, a phone, a name: as wide as they are.
    RaSearchInput: { styleOverrides: { root: { width: 340, maxWidth: '100%' } } },
  },
}

/** Asked again: a connection that broke. */
const TRIES = 3

/** What the shop says is not asked again: its "no" would be told after seconds of silence. */
const createQueries = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: (failures, error) => !(error instanceof HttpError) && failures < TRIES } },
  })

/** The merchant's console. */
export function Console() {
  const speaker = useMemo(createSpeaker, [])
  const queries = useMemo(createQueries, [])
  return (
    <Admin
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={speaker}
      layout={ConsoleLayout}
      loginPage={SignInPage}
      theme={THEME}
      darkTheme={null}
      disableTelemetry
      requireAuth
      catchAll={NoSuchPage}
      queryClient={queries}
      dashboard={ClerksToday}
    >
      <Resource name="orders" list={OrderList} show={OrderPage} />
      <Resource name="products" list={ProductList} show={ProductPage} />
      <Resource name="looks" list={ThemeList} show={ThemePage} />
      <Resource name="customers" list={CustomerList} show={CustomerPage} />
      <Resource name="coupons" list={OwnersCoupons} />
      <Resource name="people" list={OwnersPeople} />
      <Resource name="shop" list={OwnersShop} />
      <Resource name="log" list={OwnersLog} />
      <CustomRoutes noLayout>
        <Route
          path="/join"
          element={
            <Suspense>
              <JoinPage />
            </Suspense>
          }
        />
      </CustomRoutes>
    </Admin>
  )
}

// The server says no to everybody else.

function OwnersCoupons() {
  return (
    <OwnersOnly>
      <CouponList />
    </OwnersOnly>
  )
}

function OwnersPeople() {
  return (
    <OwnersOnly>
      <PeopleList />
    </OwnersOnly>
  )
}

function OwnersShop() {
  return (
    <OwnersOnly>
      <ShopPage />
    </OwnersOnly>
  )
}

function OwnersLog() {
  return (
    <OwnersOnly>
      <LogList />
    </OwnersOnly>
  )
}

/** The factory begins with its orders: money is not told to it. */
function ClerksToday() {
  const { permissions } = usePermissions<string>()
  if (!permissions) {
    return null
  }
  return permissions === 'factory' ? <Navigate to="/orders" /> : <TodayPage />
}
