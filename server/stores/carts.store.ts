import { and, eq, type Placeholder, sql } from 'drizzle-orm'
import type { ProductId, TaskId } from '../../domain/ids.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import type { Product } from '../../domain/product/product.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import type { SignedInCaller } from '../base/caller.ts'
import type { Db } from '../db/db.ts'
import { prepared } from '../db/prepared.ts'
import { products, themes } from '../db/schema/catalogue.tables.ts'
import { merchants } from '../db/schema/merchants.tables.ts'
import { previewPages, previewTasks } from '../db/schema/previews.tables.ts'
import { users } from '../db/schema/users.tables.ts'
import type { StoredPreviewTask } from './previews.store.ts'
import { taskIs } from './task-access.ts'
import { type User, userOf } from './users.store.ts'

/** What stands behind one thing in a cart. */
export interface CartRow {
  readonly product: Product
  /** The shopper's own design of this product, when one is named and there. */
  readonly task: StoredPreviewTask | undefined
  readonly theme: Theme | undefined
  /** What the design looks like, when it is rendered: all its sheets where they hang as one thing, else its first page. */
  readonly coverPicture: string | null
}

const shopperQuery = (db: Db) =>
  prepared(db, 'cart_shopper', (on, name) =>
    on
      .select({ merchant: merchants.data, user: users })
      .from(merchants)
      .leftJoin(users, and(eq(users.mchid, merchants.id), eq(users.id, sql.placeholder('uid'))))
      .where(eq(merchants.id, sql.placeholder('mchid')))
      .prepare(name),
  )

const productQuery = (db: Db) =>
  prepared(db, 'cart_product', (on, name) =>
    on
      .select({ product: products.data })
      .from(products)
      .where(and(eq(products.mchid, sql.placeholder('mchid')), eq(products.id, sql.placeholder('pid'))))
      .prepare(name),
  )

const ownItemQuery = (db: Db) =>
  prepared(db, 'cart_item', (on, name) => {
    const whose = { merchantId: sql.placeholder('mchid'), uid: sql.placeholder('uid'), grants: [] }
    return itemQuery(on, whose, sql.placeholder('pid'), sql.placeholder('taskId')).prepare(name)
  })

/** Of whom a query is: a caller, or the places where one will stand. */
type Whose = Parameters<typeof taskIs.openTo>[1]

function itemQuery(db: Db, whose: Whose, pid: ProductId | Placeholder, taskId: TaskId | Placeholder) {
  const isOwn = and(eq(previewTasks.id, taskId), eq(previewTasks.pid, products.id), taskIs.openTo(db, whose))
  const isCover = and(
    eq(previewPages.taskId, previewTasks.id),
    eq(previewPages.pageId, sql`${previewTasks.design} #>> '{pages,0,id}'`),
  )
  return db
    .select({ product: products.data, task: previewTasks, theme: themes.data, coverPicture: previewPages.picture })
    .from(products)
    .leftJoin(previewTasks, isOwn)
    .leftJoin(themes, and(eq(themes.mchid, previewTasks.mchid), eq(themes.id, previewTasks.themeId)))
    .leftJoin(previewPages, isCover)
    .where(and(eq(products.mchid, whose.merchantId), eq(products.id, pid)))
}

/** Reads what prices and orders depend on, one question for each thing: an order is made of few round trips. */
export function createCartStore(db: Db) {
  return {
    async findShopper(caller: SignedInCaller): Promise<{ merchant: Merchant; user: User | undefined } | undefined> {
      const [row] = await shopperQuery(db).execute({ mchid: caller.merchantId, uid: caller.uid })
      return row && { merchant: row.merchant, user: row.user ? userOf(row.user) : undefined }
    },

    /** A product of this merchant with the caller's design of it; somebody else's design is not there. */
    async findItem(caller: SignedInCaller, pid: ProductId, taskId: TaskId | undefined): Promise<CartRow | undefined> {
      const mchid = caller.merchantId
      if (taskId === undefined) {
        const [row] = await productQuery(db).execute({ mchid, pid })
        return row && { product: row.product, task: undefined, theme: undefined, coverPicture: null }
      }
      // Who holds no link of a shared album asks the same question as everybody else.
      const [row] =
        caller.grants.length === 0
          ? await ownItemQuery(db).execute({ mchid, uid: caller.uid, pid, taskId })
          : await itemQuery(db, caller, pid, taskId)
      return (
        row && {
          product: row.product,
          task: row.task ?? undefined,
          theme: row.theme ?? undefined,
          coverPicture: row.task?.wholePicture ?? row.coverPicture,
        }
      )
    },
  }
}
