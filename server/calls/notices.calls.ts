import { getNotices, readNotices, turnNotices } from '../../domain/calls/notices.ts'
import { answer } from '../base/answer.ts'
import { NOTICE_CRON, NOTICE_QUEUE } from '../jobs/queues.ts'
import { sendNotices } from '../notices/send-notices.ts'
import { showNotices } from '../notices/show-notices.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'
import { createNoticeStore } from '../stores/notices.store.ts'

/** What shoppers are told of their orders, and the round that tells them. */
export const noticeCalls: CallGroup = {
  name: 'notices',
  queues: [NOTICE_QUEUE],
  routes: (deps) => [
    route({
      ...{ call: getNotices, policy: 'shopper' },
      handle: (request, context) => showNotices(deps, request, context),
    }),
    route({
      ...{ call: readNotices, policy: 'shopper', repeat: 'acts-again' },
      handle: async (_, { db, caller }) => {
        await createNoticeStore(db).markRead(caller)
        return answer({})
      },
    }),
    route({
      ...{ call: turnNotices, policy: 'shopper', repeat: 'acts-again' },
      handle: async ({ channel, on }, { db, caller }) => {
        await createNoticeStore(db).turn(caller, channel, on === 'yes')
        return answer({})
      },
    }),
  ],
  work: async (deps) => {
    await deps.jobs.work(NOTICE_QUEUE, () => sendNotices(deps))
    await deps.jobs.schedule(NOTICE_QUEUE, NOTICE_CRON)
  },
}
