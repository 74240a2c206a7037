import type { ParsedRequestOf } from '../../domain/calls/call.ts'
import type { manageTheme, manageThemes } from '../../domain/calls/manage/themes.ts'
import { asId, type ThemeId } from '../../domain/ids.ts'
import { answer, refuse } from '../base/answer.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import { pictureAddress } from '../preview/picture-address.ts'
import { createThemeVersionStore } from '../stores/manage/theme-versions.store.ts'

const PAGE = 25
const PAGE_MAX = 100

export async function listManagedThemes(
  { secrets }: Pick<Deps, 'secrets'>,
  { key, Start, Count }: ParsedRequestOf<typeof manageThemes>,
  { db, caller: { merchantId: mchid, language }, now }: CallContext<'clerk'>,
) {
  const store = createThemeVersionStore(db)
  const range = { start: Start ?? 0, count: Math.min(Count ?? PAGE, PAGE_MAX) }
  const { looks, total } = await store.search(mchid, { key, ...range })
  const products = await store.products(mchid)
  return answer(
    await Promise.all(
      looks.map(async ({ id, look, name, picture, changedAt, version, state, verdict, paper, ink }) => {
        const versions = new Set((await store.versions(mchid, look)).map(({ theme }) => theme.id))
        return {
          ...{ id, name: name[language], version, state, verdict, paper, ink, changed: changedAt },
          picture: picture === null ? '' : pictureAddress(secrets, picture, now),
          products: products.filter(({ themeIds }) => themeIds.some((one) => versions.has(one))).length,
        }
      }),
    ),
    total,
  )
}

export async function showManagedTheme(
  { secrets }: Pick<Deps, 'secrets'>,
  { id }: ParsedRequestOf<typeof manageTheme>,
  { db, caller: { merchantId: mchid, language }, now }: CallContext<'clerk'>,
) {
  const store = createThemeVersionStore(db)
  const stored = await store.find(mchid, asId<ThemeId>(id))
  if (!stored) {
    return refuse('not-found')
  }
  const versions = await store.versions(mchid, stored.look)
  const known = new Set(versions.map(({ theme }) => theme.id))
  const made = new Set(stored.pages.map(({ pid }) => pid))
  const { version, state, verdict, findings, written } = stored
  return answer({
    ...{ id, name: stored.theme.name[language], version, state, verdict, findings: [...findings], file: written ?? '' },
    pages: stored.pages.map(({ name, pid, picture }) => ({
      name,
      pid,
      picture: pictureAddress(secrets, picture, now),
    })),
    products: (await store.products(mchid))
      .map((product) => ({ product, worn: product.themeIds.some((one) => known.has(one)) }))
      .filter(({ product, worn }) => worn || made.has(product.id))
      .map(({ product, worn }) => ({ pid: product.id, name: product.name[language], worn })),
    versions: versions.map((one) => ({
      ...{ id: one.theme.id, version: one.version, state: one.state, changed: one.changedAt },
    })),
  })
}
