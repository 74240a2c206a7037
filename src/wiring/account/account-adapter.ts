import { getUserInfo, keepReferral, logout } from '../../../domain/calls/account.ts'
import { type AlbumId, asId, type MerchantId, type UserId } from '../../../domain/ids.ts'
import { AskRefused } from '../../ports/faults.ts'
import type { AccountPorts } from '../../ports/ports.ts'
import { readAnswer } from '../platform/answered.ts'
import { callApi } from '../platform/api.ts'

/** How many albums are listed (A§9). */
const ALL = 9999
/** The place of the cover among a design's pages. */
const COVER = 0

/** The shopper of this browser's session. */
export function accountPorts(mchid: MerchantId): AccountPorts {
  return {
    me: async (signal) => {
      const answer = await callApi(getUserInfo, { mchid }, signal ? { signal } : {})
      if (answer.kind === 'refused') {
        if (answer.reason === 'sign-in-needed') {
          return null
        }
        throw new AskRefused(answer)
      }
      const { uid, nickname, phone, avatar, typeid } = answer.data
      return { uid: asId<UserId>(uid), nickname, phone, avatar, levelId: typeid }
    },
    signOut: async () => {
      await readAnswer(logout, {})
    },
    keepReferral: async (referral) => {
      await readAnswer(keepReferral, referral)
    },
    albums: async (signal) => {
      // Fetched when it is asked for: the shop's front does not need it.
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
    cover: async (taskId, signal) => {
      const { queryPreviewStatus } = await import('../../../domain/calls/preview.ts')
      const { data } = await readAnswer(queryPreviewStatus, { taskid: taskId, pageindex: String(COVER) }, signal)
      return data.previewurl
    },
  }
}
