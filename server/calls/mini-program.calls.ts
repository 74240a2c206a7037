import { miniProgramLogin } from '../../domain/calls/messenger.ts'
import type { MerchantId } from '../../domain/ids.ts'
import { type DouyinPerson, douyinPerson } from '../accounts/douyin/douyin-api.ts'
import { DOUYIN_SETTINGS } from '../accounts/douyin/douyin-settings.ts'
import { providerUser } from '../accounts/provider-user.ts'
import { startSession } from '../accounts/start-session.ts'
import { userDataOf } from '../accounts/user-data.ts'
import { answer, refuse } from '../base/answer.ts'
import type { Deps } from '../ports/deps.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'

/** Codes that stand for a person while the shop is developed without a mini-program. */
const DEVELOPMENT_CODE = /^dev-[a-z]{1,20}$/

/** Signing in inside the short-video mini-program, by its own login (A§6). */
export const miniProgramCalls: CallGroup = {
  name: 'mini-program',
  routes: (deps) => [
    route({
      call: miniProgramLogin,
      policy: 'anyone',
      repeat: 'acts-again',
      // Each try asks the provider.
      limits: [{ times: 20, seconds: 600, per: 'device' }],
      handle: async ({ code, anonymous_code: anonymousCode }, asking) => {
        const { caller, db, now } = asking
        const person = await personOf(deps, caller.merchantId, { code, ...(anonymousCode ? { anonymousCode } : {}) })
        if (typeof person === 'string') {
          return refuse(person)
        }
        const identity = {
          provider: 'douyin' as const,
          subject: person.openid,
          ...(person.unionid ? { unionid: person.unionid } : {}),
        }
        const user = await providerUser(deps, asking, { identity })
        if (!user) {
          return refuse('user-unknown')
        }
        await startSession(asking, user)
        return answer(await userDataOf(user, db, now))
      },
    }),
  ],
}

async function personOf(
  deps: Deps,
  mchid: MerchantId,
  login: { readonly code: string; readonly anonymousCode?: string },
): Promise<DouyinPerson | 'program-not-set-up' | 'program-verification-failed'> {
  const settings = deps.providers.of(mchid, DOUYIN_SETTINGS)
  if (!settings) {
    const pretends = deps.env.mode !== 'production' && DEVELOPMENT_CODE.test(login.code)
    return pretends ? { openid: login.code } : 'program-not-set-up'
  }
  try {
    return await douyinPerson(settings, login)
  } catch (error) {
    deps.log.warn({ err: error }, 'the mini-program did not vouch for somebody')
    return 'program-verification-failed'
  }
}
