import { md5 } from 'hash-wasm'
import type { Album, ShareType } from '../../../domain/album/album.ts'
import { photosOfAlbum } from '../../../domain/album/album-edit.ts'
import {
  createAlbum,
  deleteUserAlbum,
  getAlbumInfo,
  getAlbumLastUpdateTime,
  openSharedAlbum,
  saveAlbum,
  setAlbumShareType,
} from '../../../domain/calls/album.ts'
import { type AlbumId, asId } from '../../../domain/ids.ts'
import type { AlbumPorts } from '../../../machines/album/album.ports.ts'
import type { LoadAnswer, SaveAnswer, ShareAnswer } from '../../../machines/album/album.types.ts'
import type { WaitClock } from '../../../machines/clock.ts'
import type { AlbumsPorts } from '../../ports/album-ports.ts'
import { readAnswer } from '../platform/answered.ts'
import { callApi, plainRefusal } from '../platform/api.ts'
import { askOrTake } from '../platform/asked-ahead.ts'
import { wordOn } from '../platform/word-on.ts'
import type { UnsavedAlbumChanges } from '../stored/unsaved-albums.ts'

/**
 * What other servers of this protocol say when a save changed nothing (A§7). Ours never does. It is a success only when the
 * server's update time is the one that the save started from (readings 7).
 */
const NOTHING_CHANGED = '保存失败'

function isNothingChanged({ message, data }: { message: string; data?: unknown }, album: Album): boolean {
  const parsed = saveAlbum.data.safeParse(data)
  return message === NOTHING_CHANGED && parsed.success && parsed.data.lastupdatetime === album.lastUpdateTime
}

/** What the album machine needs of the world. */
export function albumMachinePorts({ clock, unsaved }: { clock: WaitClock; unsaved: UnsavedAlbumChanges }): AlbumPorts {
  /** Albums that are open here by somebody else's link. */
  const others = new Set<AlbumId>()
  /** The key of an album's last save, as long as there is no word about it. */
  const sent = new Map<AlbumId, string>()
  return {
    clock,
    keepUnsaved: (aid, edits) => unsaved.store(aid, edits),
    async loadAlbum(aid, signal): Promise<LoadAnswer> {
      const answer = wordOn(await callApi(getAlbumInfo, { aid }, { signal, by: askOrTake }))
      if (answer.kind === 'refused') {
        return plainRefusal(answer)
      }
      if (answer.data.role === 'editor') {
        others.add(aid)
      }
      return { kind: 'album', album: withShareUrl(answer.data), unsaved: await unsaved.load(aid) }
    },
    async saveAlbum(album, signal): Promise<SaveAnswer> {
      const content = contentOf(album)
      const opid = await opidOf(content)
      // What goes again may be what the shop has saved since: the save itself knows.
      const isFirst = sent.get(album.id) !== opid
      if (isFirst && others.has(album.id) && (await isStale(album, signal))) {
        return await conflictOf(album, signal)
      }
      sent.set(album.id, opid)
      const answer = wordOn(await callApi(saveAlbum, { ...content, opid }, { signal }))
      sent.delete(album.id)
      if (answer.kind === 'ok') {
        return { kind: 'saved', lastUpdateTime: answer.data.lastupdatetime }
      }
      if (isNothingChanged(answer, album)) {
        return { kind: 'saved', lastUpdateTime: album.lastUpdateTime }
      }
      return answer.reason === 'album-stale' ? await conflictOf(album, signal) : plainRefusal(answer)
    },
    async share({ album, shareType }, signal): Promise<ShareAnswer> {
      const answer = await callApi(setAlbumShareType, { aid: album.id, sharetype: shareType }, { signal })
      if (answer.kind === 'refused') {
        return plainRefusal(answer)
      }
      return { kind: 'shared', album: shared(album, answer.data.share_type, answer.data.share_url) }
    },
  }
}

/** Albums as a whole, for the screens that list and open them. */
export function albumsPorts(forgetHere: (aid: AlbumId) => Promise<void>): AlbumsPorts {
  return {
    create: async (name, opid, link) => asId((await readAnswer(createAlbum, { name, opid, ...link })).data.NewAlbumID),
    remove: async (aid) => {
      await readAnswer(deleteUserAlbum, { aid })
      await forgetHere(aid)
    },
    open: async (aid, signal) => (await readAnswer(getAlbumInfo, { aid }, signal)).data.album,
    exchange: async (aid, st) => (await readAnswer(openSharedAlbum, { aid, st })).data.share_type,
  }
}

/** Who is not the owner asks first whether somebody has saved since (A§6); the save itself decides again. */
async function isStale(album: Album, signal: AbortSignal): Promise<boolean> {
  const answer = await callApi(getAlbumLastUpdateTime, { aid: album.id }, { signal })
  return answer.kind === 'ok' && answer.data.lastupdatetime !== album.lastUpdateTime
}

async function conflictOf(album: Album, signal: AbortSignal): Promise<SaveAnswer> {
  const newer = wordOn(await callApi(getAlbumInfo, { aid: album.id }, { signal }))
  return newer.kind === 'ok' ? { kind: 'conflict', newer: withShareUrl(newer.data) } : plainRefusal(newer)
}

function withShareUrl({ album, sharedata }: { album: Album; sharedata: { share_url: string } }): Album {
  return shared(album, album.shareType, sharedata.share_url)
}

function shared({ shareUrl: _old, ...album }: Album, shareType: ShareType, url: string): Album {
  return { ...album, shareType, ...(url ? { shareUrl: new URL(url, location.href).href } : {}) }
}

function contentOf(album: Album) {
  return {
    aid: album.id,
    name: album.name,
    coverimg: album.coverPhotos.map(({ key }) => ({ key })),
    albumdata: {
      groups: album.groups.map((group) => ({
        id: group.id,
        name: group.title,
        description: group.description,
        photos: group.photos.map(({ key }) => ({ key })),
        ...{ textShow: group.textShow, disabled: group.disabled ?? false, layoutTexts: [...(group.layoutTexts ?? [])] },
      })),
      spare: photosOfAlbum(album)
        .filter(({ id }) => album.spare?.includes(id))
        .map(({ key }) => ({ key })),
      failed: photosOfAlbum(album)
        .filter(({ id }) => album.failed?.includes(id))
        .map(({ key }) => ({ key })),
      ...(album.coverStyle ? { coverStyle: album.coverStyle } : {}),
      ...(album.coverTitle === undefined ? {} : { coverTitle: album.coverTitle }),
      drag: true,
    },
    lastupdatetime: album.lastUpdateTime,
  }
}

/** The same content from the same base has the same key: a save whose answer was lost is not a conflict with itself. */
async function opidOf(content: object): Promise<string> {
  return `album-${await md5(JSON.stringify(content))}`
}
