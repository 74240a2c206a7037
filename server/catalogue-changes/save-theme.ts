import { isDeepStrictEqual } from 'node:util'
import type { ProductId, ThemeId } from '../../domain/ids.ts'
import type { Product } from '../../domain/product/product.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import { themeVersionId, withThemeVersion } from '../../domain/theme/theme-version.ts'
import { createThemeVersionStore } from '../stores/manage/theme-versions.store.ts'
import { createProductStore } from '../stores/products.store.ts'
import { auditCatalogueChange, type CatalogueChange } from './catalogue-change.ts'

export type StoreThemeOutcome =
  | { readonly kind: 'taken'; readonly id: ThemeId; readonly version: number; readonly isNew: boolean }
  /** Its id is the one of a version of another theme. */
  | { readonly kind: 'id-taken' }

export type ThemeStateOutcome =
  | { readonly kind: 'moved' }
  | { readonly kind: 'unknown' }
  /** Products on the shelf that nothing would be left for. */
  | { readonly kind: 'last'; readonly products: readonly Product[] }

/** Keeps the file of a theme as its next version; the newest version once more is no other one. */
export async function storeThemeVersion(
  keeping: CatalogueChange,
  theme: Theme,
  written: string,
): Promise<StoreThemeOutcome> {
  const { db, mchid, now } = keeping
  const store = createThemeVersionStore(db)
  if (await store.isVersionOfAnother(mchid, theme.id)) {
    return { kind: 'id-taken' }
  }
  const [newest] = await store.lockVersions(mchid, theme.id)
  const version = (newest?.version ?? 0) + 1
  if (newest && isDeepStrictEqual({ ...newest.theme, id: theme.id }, theme)) {
    return { kind: 'taken', id: newest.theme.id, version: newest.version, isNew: false }
  }
  const id = themeVersionId(theme.id, version)
  await store.insert(mchid, { ...theme, id }, { look: theme.id, version, written, now })
  await auditCatalogueChange(keeping, 'look', id, { before: newest?.theme, after: theme })
  return { kind: 'taken', id, version, isNew: true }
}

/** Shoppers may choose a version on `chosen`; its other versions are withdrawn. */
export async function publishThemeVersion(
  keeping: CatalogueChange,
  id: ThemeId,
  chosen: readonly ProductId[],
): Promise<ThemeStateOutcome | { readonly kind: 'unchecked' }> {
  const { db, mchid, now } = keeping
  const store = createThemeVersionStore(db)
  const stored = await store.find(mchid, id)
  if (!stored) {
    return { kind: 'unknown' }
  }
  const versions = await store.lockVersions(mchid, stored.look)
  const made = new Set(stored.pages.map(({ pid }) => pid))
  if (stored.verdict !== 'well' || chosen.some((pid) => !made.has(pid))) {
    return { kind: 'unchecked' }
  }
  const ids = versions.map(({ theme }) => theme.id)
  const moved = await wearAnew(keeping, ({ id: pid, themeIds }) =>
    chosen.includes(pid)
      ? withThemeVersion(themeIds, { id, versions: ids })
      : themeIds.filter((one) => !ids.includes(one)),
  )
  if (moved.kind === 'moved') {
    for (const one of versions) {
      if (one.theme.id === id) {
        await store.setState(mchid, id, 'published', now)
      } else if (one.state === 'published') {
        await store.setState(mchid, one.theme.id, 'withdrawn', now)
      }
    }
    await auditCatalogueChange(keeping, 'look-publish', id)
  }
  return moved
}

/** Shoppers choose a theme no longer, whichever of its versions they saw. */
export async function withdrawThemeVersion(keeping: CatalogueChange, id: ThemeId): Promise<ThemeStateOutcome> {
  const { db, mchid, now } = keeping
  const store = createThemeVersionStore(db)
  const stored = await store.find(mchid, id)
  if (!stored) {
    return { kind: 'unknown' }
  }
  await store.lockVersions(mchid, stored.look)
  const moved = await wearAnew(keeping, ({ themeIds }) => themeIds.filter((one) => one !== id))
  if (moved.kind === 'moved' && stored.state === 'published') {
    await store.setState(mchid, id, 'withdrawn', now)
    await auditCatalogueChange(keeping, 'look-withdraw', id)
  }
  return moved
}

/** Gives products other themes, unless one on the shelf would be left without any. */
async function wearAnew(
  { db, mchid }: CatalogueChange,
  looksOf: (product: Product) => readonly ThemeId[],
): Promise<ThemeStateOutcome> {
  const changed = (await createThemeVersionStore(db).lockProducts(mchid)).flatMap(({ product, position }) => {
    const themeIds = looksOf(product)
    return isDeepStrictEqual(themeIds, product.themeIds) ? [] : [{ product: { ...product, themeIds }, position }]
  })
  const bare = changed.map(({ product }) => product).filter((it) => it.onShelf && !it.soon && it.themeIds.length === 0)
  if (bare.length > 0) {
    return { kind: 'last', products: bare }
  }
  for (const { product, position } of changed) {
    await createProductStore(db).save(mchid, product, position)
  }
  return { kind: 'moved' }
}
