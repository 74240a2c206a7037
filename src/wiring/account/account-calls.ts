import { keepReferral, logout } from '../../../domain/calls/account.ts'
import { getUserAlbumList } from '../../../domain/calls/album.ts'
import { queryPreviewStatus } from '../../../domain/calls/preview.ts'
import { type AlbumId, asId } from '../../../domain/ids.ts'
import type { AccountPorts } from '../../ports/ports.ts'
import { readAnswer } from '../platform/answered.ts'

/** How many albums are listed (A§9). */
const ALL = 9999
/** The place of the cover among a design's pages. */
const COVER = 0

/** What is asked of the account behind the front, with the library that reads schemas. */
export const accountRequests: Pick<AccountPorts, 'signOut' | 'keepReferral' | 'albums' | 'cover'> = {
  signOut: async () => {
    await readAnswer(logout, {})
  },
  keepReferral: async (referral) => {
    await readAnswer(keepReferral, referral)
  },
  albums: async (signal) => {
    const { data } = await readAnswer(getUserAlbumList, { Start: 0, Count: ALL }, signal)
    return data.map((album) => ({
      id: asId<AlbumId>(album.id),
      name: album.name,
      photoCount: album.photocount,
      cover: album.coverimg,
      updated: album.lastupdatetime,
    }))
  },
  cover: async (taskId, signal) => {
    const { data } = await readAnswer(queryPreviewStatus, { taskid: taskId, pageindex: String(COVER) }, signal)
    return data.wholeurl || data.previewurl
  },
}
