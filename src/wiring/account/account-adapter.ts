import type { getUserInfo } from '../../../domain/calls/account.ts'
import type { countCart } from '../../../domain/calls/cart.ts'
import { COUNT_CART, GET_USER_INFO } from '../../../domain/calls/front-calls.ts'
import { asId, type MerchantId, type UserId } from '../../../domain/ids.ts'
import type { AccountPorts } from '../../ports/ports.ts'
import { RequestRefused } from '../../ports/reading-faults.ts'
import { callFront } from '../platform/api.ts'

/** The shopper of this browser's session. Calls that the shop's front does not need are fetched when they are asked. */
export function accountPorts(mchid: MerchantId): AccountPorts {
  return {
    me: async (signal) => {
      const answer = await callFront<typeof getUserInfo>(GET_USER_INFO, { mchid }, signal ? { signal } : {})
      if (answer.kind === 'refused') {
        if (answer.reason === 'sign-in-needed') {
          return null
        }
        throw new RequestRefused(answer)
      }
      const { uid, nickname, phone, avatar, typeid } = answer.data
      return { uid: asId<UserId>(uid), nickname, phone, avatar, levelId: typeid }
    },
    signOut: async () => (await calls()).signOut(),
    keepReferral: async (referral) => (await calls()).keepReferral(referral),
    albums: async (signal) => (await calls()).albums(signal),
    begun: async (signal) => (await onFront()).begun(signal),
    shownPhotos: async (signal) => (await onFront()).shownPhotos(signal),
    cover: async (taskId, signal) => (await calls()).cover(taskId, signal),
    inCart: async (signal) => {
      const answer = await callFront<typeof countCart>(COUNT_CART, {}, signal ? { signal } : {})
      return answer.kind === 'ok' ? answer.data.count : 0
    },
  }
}

const onFront = async () => (await import('./shopper-on-front.ts')).shopperOnFront
const calls = async () => (await import('./account-calls.ts')).accountRequests
