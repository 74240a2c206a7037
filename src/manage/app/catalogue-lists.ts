import { manageCoupons } from '../../../domain/calls/manage/coupons.ts'
import { manageProducts } from '../../../domain/calls/manage/products.ts'
import { manageThemes } from '../../../domain/calls/manage/themes.ts'
import { callManage } from '../lib/call-manage.ts'
import type { ListPage } from './list-page.ts'

/** Lists of what is sold: apart, because the shapes of a catalogue are large. */
export async function fetchProducts({ key, shelf, Start, Count }: ListPage) {
  const { data, total } = await callManage(manageProducts, { key, shelf, Start, Count })
  return { data: data.map((row) => ({ ...row, id: row.pid })), total }
}

export async function fetchCoupons({ Start, Count }: ListPage) {
  const { data, total } = await callManage(manageCoupons, { Start, Count })
  return { data: data.map((row) => ({ ...row, id: row.promoid })), total }
}

export async function fetchThemes({ key, Start, Count }: ListPage) {
  const { data, total } = await callManage(manageThemes, { key, Start, Count })
  return { data: [...data], total }
}
