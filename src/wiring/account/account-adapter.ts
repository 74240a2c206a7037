import type { getUserInfo } from '../../../domain/calls/account.ts'
import type { countCart } from '../../../domain/calls/cart.ts'
import { COUNT_CART, GET_USER_INFO } from '../../../domain/calls/front-calls.ts'
import { type AlbumId, asId, type MerchantId, type UserId } from '../../../domain/ids.ts'
import type { AccountPorts } from '../../ports/ports.ts'
import { RequestRefused } from '../../ports/reading-faults.ts'
import { readAnswer } from '../platform/answered.ts'
import { callFront } from '../platform/api.ts'

/** How many albums are listed (A§9). */
const ALL = 9999
/** The place of the cover among a design's pages. */
const COVER = 0

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
    signOut: async () => {
      const { logout } = await import('../../../domain/calls/account.ts')
      await readAnswer(logout, {})
    },
    keepReferral: async (referral) => {
      const { keepReferral } = await import('../../../domain/calls/account.ts')
      await readAnswer(keepReferral, referral)
    },
    albums: async (signal) => {
      const { getUserAlbumList } = await import('../../../domain/calls/album.ts')
      const { data } = await readAnswer(getUserAlbumList, { Start: 0, Count: ALL }, signal)
      return data.map((album) => ({
        id: asId<AlbumId>(album.id),
        name: album.name,
        photoCount: album.photocount,
        cover: album.coverimg,
        updated: album.lastupdatetime,
      }))
    },
    begun: async (signal) => (await import('../designs/own-designs-adapter.ts')).readBegunDesign(signal),
    inCart: async (signal) => {
      const answer = await callFront<typeof countCart>(COUNT_CART, {}, signal ? { signal } : {})
      return answer.kind === 'ok' ? answer.data.count : 0
    },
    cover: async (taskId, signal) => {
      const { queryPreviewStatus } = await import('../../../domain/calls/preview.ts')
      const { data } = await readAnswer(queryPreviewStatus, { taskid: taskId, pageindex: String(COVER) }, signal)
      return data.previewurl
    },
  }
}
