import { autoDesign } from '../../domain/design/auto/auto-design.ts'
import {
  type AlbumId,
  asId,
  type MerchantId,
  type PhotoId,
  type ProductId,
  type TaskId,
  type UserId,
} from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import type { Product } from '../../domain/product/product.ts'
import { quote } from '../../domain/product/quote.ts'
import { tokenHash } from '../../server/base/tokens.ts'
import { photos } from '../../server/db/schema/photos.tables.ts'
import type { Deps } from '../../server/ports/deps.ts'
import { createPreviewStore } from '../../server/stores/previews.store.ts'
import { createProductStore } from '../../server/stores/products.store.ts'
import { createSessionStore } from '../../server/stores/sessions.store.ts'
import { createThemeStore } from '../../server/stores/themes.store.ts'

const MERCHANT = asId<MerchantId>('1')
const PHOTOS = 30

/** A signed-in shopper with a designed book. */
export interface SeededShopper {
  readonly cookie: string
  readonly taskId: string
  readonly pid: string
  readonly attributes: readonly string[]
  readonly price: number
}

/** Copies of a book, which visitors look at one after the other. */
const LOOKED_AT = 50

/** Products that are read, all of the same kind so that all answers are as long. */
export async function seedProducts({ db }: Deps): Promise<readonly string[]> {
  const store = createProductStore(db)
  const { products } = await store.list(MERCHANT, { start: 0, count: 100, order: 'default' })
  const book = products.find(({ product: { type, soon } }) => type === 1 && !soon)
  invariant(book, 'the demo shop sells a book')
  const ids = Array.from({ length: LOOKED_AT }, (_, at) => asId<ProductId>(`bench-book-${10 + at}`))
  for (const id of ids) {
    await store.save(MERCHANT, { ...book.product, id }, 1000)
  }
  return ids
}

/** Shoppers with a book each, put into the database as the calls would have put them there. */
export async function seedShoppers({ db, ids }: Deps, count: number): Promise<readonly SeededShopper[]> {
  const { products } = await createProductStore(db).list(MERCHANT, { start: 0, count: 100, order: 'default' })
  const product = products.map((one) => one.product).find(({ type, soon }) => type === 1 && !soon)
  const [themeId] = product?.themeIds ?? []
  const theme = themeId && (await createThemeStore(db).find(MERCHANT, themeId))
  invariant(product && theme, 'the demo shop sells a book')
  const basecode = ids.next()
  const rows = Array.from({ length: PHOTOS }, (_, n) => photoRow(basecode, n))
  await db.insert(photos).values(rows)
  const verdict = autoDesign({
    groups: [
      {
        id: asId('g0'),
        title: '',
        description: '',
        photos: rows.map(({ id, width, height }) => ({ id, width, height })),
      },
    ],
    title: 'Keepsake',
    product,
    theme,
    seed: 1,
    ids,
  })
  invariant(verdict.kind === 'designed', 'thirty photos make a book')
  const attributes = product.attributes.flatMap((group) => group.options[0]?.id ?? [])
  const price = priceOf(product, verdict.design.pages.length - 1, attributes)
  const now = Date.now()
  const shoppers: SeededShopper[] = []
  for (let n = 0; n < count; n++) {
    const uid = asId<UserId>(ids.next())
    const token = ids.next()
    await createSessionStore(db).insert({ id: tokenHash(token), mchid: MERCHANT, uid }, now)
    const taskId = asId<TaskId>(ids.next())
    await createPreviewStore(db).insert(
      {
        ...{ id: taskId, mchid: MERCHANT, uid, aid: asId<AlbumId>(basecode), pid: product.id, themeId: theme.id },
        ...{ addText: true, takenOff: {}, rev: 1, name: null, wholePicture: null, design: verdict.design },
        ...{ photoKeys: rows.map((row) => row.key) },
      },
      now,
    )
    shoppers.push({ cookie: `sid=${token}`, taskId, pid: product.id, attributes, price })
  }
  return shoppers
}

function photoRow(basecode: string, n: number) {
  const id = asId<PhotoId>(`${basecode.slice(0, 14)}-${n}`)
  return {
    ...{ id, mchid: MERCHANT, uid: asId<UserId>('bench'), aid: asId<AlbumId>(basecode), key: `${basecode}/${id}.jpg` },
    ...{ fileName: `IMG_${n}.jpg`, state: 'done' as const, md5: id.padEnd(32, '0'), sha256: id.padEnd(64, '0') },
    ...{
      bytes: 2_000_000,
      format: 'jpeg' as const,
      width: n % 3 === 0 ? 3000 : 4000,
      height: n % 3 === 0 ? 4000 : 3000,
    },
    ...{ orientation: 1, isSrgb: true, hasPrint: false, createdAt: new Date() },
  }
}

function priceOf(product: Product, pageCount: number, attributes: readonly string[]): number {
  const verdict = quote({
    items: [{ product, pageCount, attributes, quantity: 1 }],
    memberRate: 10_000,
    pickup: false,
  })
  invariant(verdict.kind === 'quoted', 'the demo book has a price')
  return verdict.total
}
