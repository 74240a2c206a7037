import {
  checkLook,
  manageLook,
  manageLooks,
  publishLook,
  uploadLook,
  withdrawLook,
} from '../../domain/calls/manage/looks.ts'
import { asId, type ProductId, type ThemeId } from '../../domain/ids.ts'
import { answer, refuse } from '../base/answer.ts'
import { LOOK_DEAD, LOOK_QUEUE } from '../jobs/queues.ts'
import { type LookMoved, publish, takeLook, withdraw } from '../keep/keep-look.ts'
import { keepingOf } from '../keep/keeping.ts'
import { checkLookPages } from '../looks/check-look.job.ts'
import { readLook } from '../looks/read-look.ts'
import { listLooks, showLook } from '../looks/show-looks.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'
import { createLookStore } from '../stores/manage/looks.store.ts'
import { createManageProductStore } from '../stores/manage/manage-products.store.ts'

/** A button pressed twice. */
const repeat = 10_000
const FILE_LIMIT = 1_000_000
/** Mistakes that are told at once. */
const TOLD = 12

/** Looks that a merchant hands in, checks, publishes and withdraws. */
export const lookCalls: CallGroup = {
  name: 'looks',
  queues: [LOOK_QUEUE],
  routes: (deps) => [
    route({
      ...{ call: manageLooks, policy: 'clerk' },
      handle: (request, context) => listLooks(deps, request, context),
    }),
    route({ ...{ call: manageLook, policy: 'clerk' }, handle: (request, context) => showLook(deps, request, context) }),
    route({
      ...{ call: uploadLook, policy: 'shop-owner', repeat, bodyLimit: FILE_LIMIT },
      handle: async ({ file }, context) => {
        const { db, caller } = context
        const shelves = await createManageProductStore(db).categories(caller.merchantId, 'theme')
        const read = readLook(
          file,
          shelves.map(({ id }) => id),
        )
        if (read.kind === 'wrong') {
          return refuse('look-wrong', { params: { what: read.mistakes.slice(0, TOLD).join('; ') } })
        }
        const taken = await takeLook(keepingOf(context), read.theme, file)
        if (taken.kind === 'id-taken') {
          return refuse('look-wrong', { params: { what: `id: ${read.theme.id} is a version of another look` } })
        }
        if (taken.isNew) {
          await deps.jobs.enqueue(db, LOOK_QUEUE, { mchid: caller.merchantId, id: taken.id })
        }
        return answer({ id: taken.id, version: taken.version })
      },
    }),
    route({
      ...{ call: checkLook, policy: 'shop-owner', repeat },
      handle: async ({ id }, { db, caller: { merchantId: mchid } }) => {
        const store = createLookStore(db)
        const theme = asId<ThemeId>(id)
        if (!(await store.find(mchid, theme))) {
          return refuse('not-found')
        }
        await store.setVerdict(mchid, theme, 'checking')
        await deps.jobs.enqueue(db, LOOK_QUEUE, { mchid, id: theme })
        return answer({ id })
      },
    }),
    route({
      ...{ call: publishLook, policy: 'shop-owner', repeat },
      handle: async ({ id, products }, context) => {
        const chosen = products.map((pid) => asId<ProductId>(pid))
        const published = await publish(keepingOf(context), asId<ThemeId>(id), chosen)
        return published.kind === 'unchecked' ? refuse('look-unchecked') : told(published, id, context)
      },
    }),
    route({
      ...{ call: withdrawLook, policy: 'shop-owner', repeat },
      handle: async ({ id }, context) => told(await withdraw(keepingOf(context), asId<ThemeId>(id)), id, context),
    }),
  ],
  work: async (deps) => {
    await deps.jobs.work(LOOK_QUEUE, (job) => checkLookPages(deps, job))
    await deps.jobs.work(LOOK_DEAD, ({ mchid, id }) => createLookStore(deps.db).setVerdict(mchid, id, 'stuck'))
  },
}

function told(moved: LookMoved, id: string, { caller: { language } }: CallContext<'shop-owner'>) {
  switch (moved.kind) {
    case 'moved':
      return answer({ id })
    case 'unknown':
      return refuse('not-found')
    case 'last':
      return refuse('look-last', { params: { what: moved.products.map(({ name }) => name[language]).join(', ') } })
  }
}
