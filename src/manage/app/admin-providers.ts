import type { AuthProvider, DataProvider, Identifier, RaRecord } from 'react-admin'
import { manageCustomers } from '../../../domain/calls/manage/customers.ts'
import { manageOrders } from '../../../domain/calls/manage/orders.ts'
import { manageLog } from '../../../domain/calls/manage/today-and-log.ts'
import { getStaffMe, listStaff, staffSignIn, staffSignOut } from '../../../domain/calls/staff.ts'
import { callManage } from '../lib/call-manage.ts'
import { ownClock } from '../lib/own-clock.ts'
import type { ListPage } from './list-page.ts'

const HTTP_UNAUTHORIZED = 401

interface Listing {
  readonly data: readonly RaRecord[]
  readonly total: number
}
const withId =
  <Row extends object>(id: (row: Row) => Identifier) =>
  (row: Row) => ({ ...row, id: id(row) })

/** Every list of the console is paged on the server. */
const LISTS: Readonly<Record<string, (page: ListPage) => Promise<Listing>>> = {
  products: async (page) => (await import('./catalogue-lists.ts')).fetchProducts(page),
  looks: async (page) => (await import('./catalogue-lists.ts')).fetchThemes(page),
  coupons: async (page) => (await import('./catalogue-lists.ts')).fetchCoupons(page),
  orders: async (page) => {
    const { data, total } = await callManage(manageOrders, { ...page, ...ownClock() })
    return { data: data.map(withId(({ orderid }) => orderid)), total }
  },
  log: async ({ Start, Count }) => {
    const { data, total } = await callManage(manageLog, { Start, Count })
    return { data: [...data], total }
  },
  customers: async ({ key, Start, Count }) => {
    const { data, total } = await callManage(manageCustomers, { key, Start, Count })
    return { data: data.map(withId(({ uid }) => uid)), total }
  },
  people: async () => {
    const { data, total } = await callManage(listStaff, {})
    return { data: [...data], total }
  },
}

const notOffered = () => Promise.reject(new Error('the console changes things by calls of their own'))

/** What the lists of the admin library read; changes are calls of their own (`ask`). */
export const dataProvider = {
  getList: async (
    resource: string,
    {
      pagination,
      filter,
    }: {
      pagination?: { page: number; perPage: number }
      filter?: { q?: string; state?: ListPage['state']; shelf?: ListPage['shelf']; from?: string; till?: string }
    },
  ) => {
    const { page, perPage } = pagination ?? { page: 1, perPage: 25 }
    const list = LISTS[resource]
    return (
      (await list?.({
        ...{ key: filter?.q ?? '', state: filter?.state ?? '', shelf: filter?.shelf ?? '' },
        ...{ from: filter?.from ?? '', till: filter?.till ?? '' },
        ...{ Start: (page - 1) * perPage, Count: perPage },
      })) ?? { data: [], total: 0 }
    )
  },
  ...{ getOne: notOffered, getMany: notOffered, getManyReference: notOffered, create: notOffered, update: notOffered },
  ...{ updateMany: notOffered, delete: notOffered, deleteMany: notOffered },
} as unknown as DataProvider

/** Who is signed in, by the cookie that no script can read. */
export const authProvider: AuthProvider = {
  login: async (given: { email: string; password: string; code: string }) => {
    await callManage(staffSignIn, given)
  },
  logout: async () => {
    await callManage(staffSignOut, {})
  },
  checkAuth: async () => {
    await callManage(getStaffMe, {})
  },
  checkError: async (error: { status?: number }) => {
    if (error.status === HTTP_UNAUTHORIZED) {
      throw error
    }
  },
  getIdentity: async () => {
    const { id, name, role, merchant } = (await callManage(getStaffMe, {})).data
    return { id, fullName: name, role, merchant }
  },
  // Nobody has no role, which is no fault: the library would sign out who has not signed in yet, away from an invitation too.
  getPermissions: async () => {
    try {
      return (await callManage(getStaffMe, {})).data.role
    } catch (refused) {
      if ((refused as { readonly status?: number }).status === HTTP_UNAUTHORIZED) {
        return ''
      }
      throw refused
    }
  },
}
