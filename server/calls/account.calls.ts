import { getUserInfo, keepReferral, logout } from '../../domain/calls/account.ts'
import { storeFirstReferral } from '../accounts/referral-cookie.ts'
import { userDataOf } from '../accounts/user-data.ts'
import { answer, refuse } from '../base/answer.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'
import { createSessionStore } from '../stores/sessions.store.ts'
import { createUserStore } from '../stores/users.store.ts'

/** Who is signed in, and who brought them here. */
export const accountCalls: CallGroup = {
  name: 'account',
  routes: (deps) => [
    route({
      call: getUserInfo,
      policy: 'shopper',
      handle: async (_, { caller, db, now }) => {
        const user = await createUserStore(db).find(caller.uid, caller.merchantId)
        return user ? answer(await userDataOf(user, db, now)) : refuse('user-unknown')
      },
    }),

    route({
      call: logout,
      policy: 'anyone',
      repeat: 'acts-again',
      handle: async (_, { caller, db, cookies }) => {
        if (caller.sessionId) {
          await createSessionStore(db).remove(caller.sessionId)
        }
        cookies.dropSession()
        return answer({})
      },
    }),

    route({
      call: keepReferral,
      policy: 'anyone',
      // All that it does is a cookie of the reply.
      repeat: 'acts-again',
      handle: async (link, { cookies, now }) => {
        storeFirstReferral(deps.secrets, cookies, { refereeid: link.refereeid ?? '', srcuid: link.srcuid ?? '' }, now)
        return answer({})
      },
    }),
  ],

  pages: (app, deps) => {
    if (deps.env.mode === 'production') {
      return
    }
    app.get('/dev/outbox', { config: { policy: 'anyone' } }, async (_, reply) =>
      reply.header('cache-control', 'no-store').send({ messages: await deps.outbox.messages() }),
    )
  },
}
