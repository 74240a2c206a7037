import { keepReferral, logout } from '../../../domain/calls/account.ts'
import { getUserAlbumList } from '../../../domain/calls/album.ts'
import { queryPreviewStatus } from '../../../domain/calls/preview.ts'
import { listShownPhotos } from '../../../domain/calls/shown-photos.ts'
import { insteadOfDemo } from '../../../domain/demo/instead-of-demo.ts'
import { type AlbumId, asId } from '../../../domain/ids.ts'
import type { AccountPorts } from '../../ports/ports.ts'
import { readBegunDesign } from '../designs/own-designs-adapter.ts'
import { readAnswer } from '../platform/answered.ts'

/** How many albums are listed (A§9). */
const ALL = 9999
/** The place of the cover among a design's pages. */
const COVER = 0

/** What the shop's front asks once it stands, with the library that reads schemas. */
export const accountRequests: Omit<AccountPorts, 'me' | 'inCart'> = {
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
  begun: readBegunDesign,
  shownPhotos: async (signal) => {
    const { shown } = (await readAnswer(listShownPhotos, {}, signal)).data
    if (!shown) {
      return null
    }
    const photos = shown.photos.map(({ middle = { x: 0.5, y: 0.5 }, ...photo }) => ({
      ...photo,
      position: `${Math.round(100 * middle.x)}% ${Math.round(100 * middle.y)}%`,
    }))
    return { aid: asId<AlbumId>(shown.aid), title: shown.title, instead: insteadOfDemo(photos) }
  },
  cover: async (taskId, signal) => {
    const { data } = await readAnswer(queryPreviewStatus, { taskid: taskId, pageindex: String(COVER) }, signal)
    return data.wholeurl || data.previewurl
  },
}
