import {
  checkThemeVersion,
  manageTheme,
  manageThemes,
  publishTheme,
  uploadTheme,
  withdrawTheme,
} from '../../domain/calls/manage/themes.ts'
import { asId, type ProductId, type ThemeId } from '../../domain/ids.ts'
import { answer, refuse } from '../base/answer.ts'
import { catalogueChangeOf } from '../catalogue-changes/catalogue-change.ts'
import {
  publishThemeVersion,
  storeThemeVersion,
  type ThemeStateOutcome,
  withdrawThemeVersion,
} from '../catalogue-changes/save-theme.ts'
import { THEME_CHECK_DEAD, THEME_CHECK_QUEUE } from '../jobs/queues.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'
import { createManageProductStore } from '../stores/manage/manage-products.store.ts'
import { createThemeVersionStore } from '../stores/manage/theme-versions.store.ts'
import { checkThemePages } from '../themes/check-theme.job.ts'
import { readThemeText } from '../themes/read-theme-text.ts'
import { listManagedThemes, showManagedTheme } from '../themes/show-themes.ts'

/** A button pressed twice. */
const repeat = 10_000
const FILE_LIMIT = 1_000_000
/** Mistakes that are told at once. */
const TOLD = 12

/** Themes that a merchant hands in, checks, publishes and withdraws. */
export const manageThemeCalls: CallGroup = {
  name: 'looks',
  queues: [THEME_CHECK_QUEUE],
  routes: (deps) => [
    route({
      ...{ call: manageThemes, policy: 'clerk' },
      handle: (request, context) => listManagedThemes(deps, request, context),
    }),
    route({
      ...{ call: manageTheme, policy: 'clerk' },
      handle: (request, context) => showManagedTheme(deps, request, context),
    }),
    route({
      ...{ call: uploadTheme, policy: 'shop-owner', repeat, bodyLimit: FILE_LIMIT },
      handle: async ({ file }, context) => {
        const { db, caller } = context
        const shelves = await createManageProductStore(db).categories(caller.merchantId, 'theme')
        const read = readThemeText(
          file,
          shelves.map(({ id }) => id),
        )
        if (read.kind === 'wrong') {
          return refuse('look-wrong', { params: { what: read.mistakes.slice(0, TOLD).join('; ') } })
        }
        const taken = await storeThemeVersion(catalogueChangeOf(context), read.theme, file)
        if (taken.kind === 'id-taken') {
          return refuse('look-wrong', { params: { what: `id: ${read.theme.id} is a version of another look` } })
        }
        if (taken.isNew) {
          await deps.jobs.enqueue(db, THEME_CHECK_QUEUE, { mchid: caller.merchantId, id: taken.id })
        }
        return answer({ id: taken.id, version: taken.version })
      },
    }),
    route({
      ...{ call: checkThemeVersion, policy: 'shop-owner', repeat },
      handle: async ({ id }, { db, caller: { merchantId: mchid } }) => {
        const store = createThemeVersionStore(db)
        const theme = asId<ThemeId>(id)
        if (!(await store.find(mchid, theme))) {
          return refuse('not-found')
        }
        await store.setVerdict(mchid, theme, 'checking')
        await deps.jobs.enqueue(db, THEME_CHECK_QUEUE, { mchid, id: theme })
        return answer({ id })
      },
    }),
    route({
      ...{ call: publishTheme, policy: 'shop-owner', repeat },
      handle: async ({ id, products }, context) => {
        const chosen = products.map((pid) => asId<ProductId>(pid))
        const published = await publishThemeVersion(catalogueChangeOf(context), asId<ThemeId>(id), chosen)
        return published.kind === 'unchecked' ? refuse('look-unchecked') : told(published, id, context)
      },
    }),
    route({
      ...{ call: withdrawTheme, policy: 'shop-owner', repeat },
      handle: async ({ id }, context) =>
        told(await withdrawThemeVersion(catalogueChangeOf(context), asId<ThemeId>(id)), id, context),
    }),
  ],
  work: async (deps) => {
    await deps.jobs.work(THEME_CHECK_QUEUE, (job) => checkThemePages(deps, job))
    await deps.jobs.work(THEME_CHECK_DEAD, ({ mchid, id }) =>
      createThemeVersionStore(deps.db).setVerdict(mchid, id, 'stuck'),
    )
  },
}

function told(moved: ThemeStateOutcome, id: string, { caller: { language } }: CallContext<'shop-owner'>) {
  switch (moved.kind) {
    case 'moved':
      return answer({ id })
    case 'unknown':
      return refuse('not-found')
    case 'last':
      return refuse('look-last', { params: { what: moved.products.map(({ name }) => name[language]).join(', ') } })
  }
}
