import { ALBUM_NAME_MAX, DEFAULT_ALBUM_NAME, DEFAULT_GROUP_NAME } from '../../domain/album/album.ts'
import { cleanAlbumText, GROUP_DESCRIPTION_MAX, GROUP_TITLE_MAX } from '../../domain/album/album-text.ts'
import { type AlbumTexts, unprintableOf } from '../../domain/album/refuse-album-texts.ts'
import {
  ALBUM_PHOTOS_MAX,
  ALBUMS_MAX,
  type AlbumContent,
  decideSave,
  nextUpdateTime,
  photoKeysOf,
  type SaveRefusal,
} from '../../domain/album/save-album.ts'
import * as wire from '../../domain/calls/album.ts'
import { listShownPhotos } from '../../domain/calls/shown-photos.ts'
import { type AlbumId, asId } from '../../domain/ids.ts'
import { linkKey } from '../../domain/order/links/link-key.ts'
import { readAlbum, sameArrangement } from '../albums/read-album.ts'
import { shareHash, shareUrl } from '../albums/share-token.ts'
import { shownPhotos } from '../albums/shown-photos.ts'
import { type AlbumFacts, albumOnWire } from '../albums/wire-album.ts'
import { answer, refuse } from '../base/answer.ts'
import { shopOrigin } from '../base/shop-origin.ts'
import { tokenHash } from '../base/tokens.ts'
import type { Db } from '../db/db.ts'
import { PHOTO_BASE } from '../photos/photo-urls.ts'
import { uploadRulesOf } from '../photos/upload-rules-of.ts'
import type { Deps } from '../ports/deps.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'
import { roleOf } from '../stores/album-access.ts'
import { albumInOpenOrder } from '../stores/album-in-order.ts'
import { createAlbumStore, type StoredAlbum } from '../stores/albums.store.ts'
import { createDesignShareStore } from '../stores/design-shares.store.ts'
import { createLinkLineItemStore } from '../stores/link-line-items.store.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createPhotoStore } from '../stores/photos.store.ts'
import { createWrongFileStore } from '../stores/storage/wrong-files.store.ts'

/** A list is answered whole: nobody has more (the specification asks for 9999). */
const LIST_MAX = ALBUMS_MAX
const MEGABYTE = 1024 * 1024
/** Two taps on "new album" within this time are one. */
const DOUBLE_TAP_MS = 5000

/** Missing and forbidden look the same: an album that is not shared. */
const notShared = () => refuse('not-found', { data: { sharedata: { share_url: '', share_type: 'noshare' } } })

export const albumCalls: CallGroup = {
  name: 'album',
  routes: (deps) => [...makingAndSaving(deps), ...reading(deps), ...sharing(deps)],
}

const makingAndSaving = (deps: Deps) => [
  route({
    call: wire.createAlbum,
    policy: 'shopper',
    bodyLimit: MEGABYTE,
    repeat: DOUBLE_TAP_MS,
    handle: async ({ name, albumdata, ...of }, { caller, db, now }) => {
      const store = createAlbumStore(db)
      const link = linkOf(of)
      const begun = link && (await createLinkLineItemStore(db).findBegun(caller, [link])).get(link)
      const known = begun && (await store.findOwned(begun.aid, caller))
      if (known) {
        // A thing of a link's order has one album, however often and wherever it is begun; a deleted one is made anew.
        return answer({ NewAlbumID: known.id, basecode: known.basecode, lastupdatetime: known.lastUpdateTime })
      }
      if ((await store.count(caller)) >= ALBUMS_MAX) {
        return refuse('too-many-albums', { params: { max: ALBUMS_MAX } })
      }
      const id = asId<AlbumId>(deps.ids.next())
      const first = { id: deps.ids.next(), name: DEFAULT_GROUP_NAME, description: '', photos: [] }
      const sent = readAlbum(albumdata ?? { groups: [] }, [], deps.ids)
      const album: StoredAlbum = {
        id,
        mchid: caller.merchantId,
        uid: caller.uid,
        name: cleanAlbumText(name ?? '') || DEFAULT_ALBUM_NAME,
        basecode: deps.ids.next(),
        data: { ...sent, groups: sent.groups.length > 0 ? sent.groups : [first] },
        shareType: 'noshare',
        shareRev: 0,
        shareHash: shareHash(deps.secrets, id, 0),
        lastUpdateTime: now,
      }
      // Nothing can be stored yet below a folder that is being made.
      const refusal = await refusalOf(deps, db, album, album)
      if (refusal) {
        return refusal
      }
      await store.insert(album, now, link)
      return answer({ NewAlbumID: id, basecode: album.basecode, lastupdatetime: now })
    },
  }),

  route({
    call: wire.saveAlbum,
    policy: 'album-editor',
    bodyLimit: MEGABYTE,
    handle: async (sent, { caller, db, now }) => {
      const store = createAlbumStore(db)
      const stored = await store.findEditable(asId<AlbumId>(sent.aid), caller)
      if (!stored || (sent.basecode && sent.basecode !== stored.basecode)) {
        return refuse('not-found')
      }
      // Only others than the owner must say what they changed (A§4, A§6); what the owner says is compared all the same.
      const base = sent.lastupdatetime ?? (roleOf(stored, caller) === 'owner' ? stored.lastUpdateTime : undefined)
      if (base !== stored.lastUpdateTime) {
        return refuse('album-stale', { data: { lastupdatetime: stored.lastUpdateTime } })
      }
      const cover = sent.coverimg ?? stored.data.cover.map((key) => ({ key }))
      const next = { name: cleanAlbumText(sent.name), data: readAlbum(sent.albumdata, cover, deps.ids, stored.data) }
      if (sameArrangement(stored, next)) {
        return answer({ lastupdatetime: stored.lastUpdateTime })
      }
      const refusal = await refusalOf(deps, db, stored, next, { name: stored.name, groups: stored.data.groups })
      if (refusal) {
        return refusal
      }
      const at = nextUpdateTime(stored.lastUpdateTime, now)
      if (!(await store.saveFrom(stored.lastUpdateTime, caller, { id: stored.id, ...next, at }))) {
        const newer = await store.findEditable(stored.id, caller)
        return newer ? refuse('album-stale', { data: { lastupdatetime: newer.lastUpdateTime } }) : refuse('not-found')
      }
      return answer({ lastupdatetime: at })
    },
  }),

  route({
    call: wire.deleteUserAlbum,
    policy: 'owner',
    handle: async ({ aid: given }, { caller, db, now }) => {
      const aid = asId<AlbumId>(given)
      const store = createAlbumStore(db)
      if (!(await store.findOwned(aid, caller))) {
        return refuse('not-found')
      }
      if (await albumInOpenOrder(db, aid)) {
        return refuse('album-in-order')
      }
      return (await store.remove(aid, caller, now)) ? answer({}) : refuse('not-found')
    },
  }),
]

const reading = (deps: Deps) => [
  route({
    call: wire.getAlbumInfo,
    policy: 'album-reader',
    handle: async ({ aid }, { caller, db }) => {
      const stored = await createAlbumStore(db).findReadable(asId<AlbumId>(aid), caller)
      if (!stored) {
        return notShared()
      }
      const keys = [...photoKeysOf(stored.data), ...stored.data.cover]
      const photos = await deps.photoShelf.find(db, { merchantId: stored.mchid, basecode: stored.basecode }, keys)
      const limits = await uploadRulesOf(db, caller.merchantId, undefined)
      const merchant = await createMerchantStore(db).find(caller.merchantId)
      const link = shareUrl(shopOrigin(deps.env, merchant), deps.secrets, stored.id, stored.shareRev)
      const url = stored.shareType === 'noshare' ? '' : link
      const facts: AlbumFacts = {
        photos: await createPhotoStore(db).privateFacts(caller.merchantId, keys),
        limits,
        damaged: await createWrongFileStore(db).photosAmong(keys),
        baseUrl: `${deps.env.publicUrl}${PHOTO_BASE}`,
        isMerchant: merchant?.users?.includes(stored.uid) ?? false,
        linkItem: await createAlbumStore(db).linkItem(stored.id),
      }
      return answer(albumOnWire(stored, photos, { role: roleOf(stored, caller), shareUrl: url }, facts))
    },
  }),

  route({
    call: wire.getAlbumLastUpdateTime,
    policy: 'album-reader',
    handle: async ({ aid }, { caller, db }) => {
      const stored = await createAlbumStore(db).findReadable(asId<AlbumId>(aid), caller)
      return stored ? answer({ lastupdatetime: stored.lastUpdateTime }) : notShared()
    },
  }),

  route({
    call: wire.getUserAlbumList,
    policy: 'shopper',
    handle: async ({ Start = 0, Count = LIST_MAX }, { caller, db }) => {
      const { albums, total } = await createAlbumStore(db).list(caller, Start, Math.min(Count, LIST_MAX))
      const list = await Promise.all(
        albums.map(async (album) => ({
          id: album.id,
          name: album.name,
          lastupdatetime: album.lastUpdateTime,
          share_type: album.shareType,
          photocount: photoKeysOf(album.data).length,
          coverimg: await thumbnailOf(deps, db, album),
        })),
      )
      return answer(list, total)
    },
  }),

  route({
    call: listShownPhotos,
    policy: 'shopper',
    handle: (_, context) => shownPhotos(deps, context),
  }),
]

const sharing = (deps: Deps) => [
  route({
    call: wire.setAlbumShareType,
    policy: 'owner',
    handle: async ({ aid: given, sharetype }, { caller, db }) => {
      const aid = asId<AlbumId>(given)
      const store = createAlbumStore(db)
      const stored = await store.findOwned(aid, caller)
      if (!stored) {
        return refuse('not-found')
      }
      const rev = stored.shareRev + 1
      const next = { shareType: sharetype, shareHash: shareHash(deps.secrets, aid, rev) }
      if (!(await store.share(caller, stored, next))) {
        return refuse('not-found')
      }
      await createDesignShareStore(db).revokeOfOthers(aid, caller.uid)
      const origin = shopOrigin(deps.env, await createMerchantStore(db).find(caller.merchantId))
      const url = sharetype === 'noshare' ? '' : shareUrl(origin, deps.secrets, aid, rev)
      return answer({ share_url: url, share_type: sharetype })
    },
  }),

  route({
    call: wire.openSharedAlbum,
    policy: 'anyone',
    // All guests of a party may have one address; what is asked with cannot be guessed.
    limits: [{ times: 300, seconds: 600, per: 'ip' }],
    // The reply hands out a cookie.
    repeat: 'acts-again',
    handle: async ({ aid: given, st }, { caller, db, cookies }) => {
      const shared = await createAlbumStore(db).findShared(asId<AlbumId>(given), caller.merchantId, tokenHash(st))
      if (!shared) {
        return notShared()
      }
      cookies.addGrant(st)
      return answer({ aid: shared.id, share_type: shared.shareType })
    },
  }),
]

/** Values for the sentences of refused saves. */
const WORDS: Partial<Record<SaveRefusal, Readonly<Record<string, number>>>> = {
  'album-name-too-long': { max: ALBUM_NAME_MAX },
  'group-text-too-long': { title: GROUP_TITLE_MAX, description: GROUP_DESCRIPTION_MAX },
  'too-many-photos': { max: ALBUM_PHOTOS_MAX },
}

async function refusalOf(
  deps: Deps,
  db: Db,
  { mchid, basecode }: Pick<StoredAlbum, 'mchid' | 'basecode'>,
  { name, data }: Pick<StoredAlbum, 'name' | 'data'>,
  before?: AlbumTexts,
) {
  const content: AlbumContent = { name, groups: data.groups, cover: data.cover }
  const keys = [...photoKeysOf(content), ...content.cover]
  const stored = keys.length > 0 ? await deps.photoShelf.find(db, { merchantId: mchid, basecode }, keys) : new Map()
  const verdict = decideSave(content, stored, before)
  if (verdict.kind === 'keep') {
    return undefined
  }
  const characters = unprintableOf(content, before).join(' ')
  return refuse(verdict.reason, { params: WORDS[verdict.reason] ?? { count: verdict.missing, characters } })
}

async function thumbnailOf(deps: Deps, db: Db, album: StoredAlbum): Promise<string> {
  const key = album.data.cover[0] ?? photoKeysOf(album.data)[0]
  if (key === undefined) {
    return ''
  }
  const found = await deps.photoShelf.find(db, { merchantId: album.mchid, basecode: album.basecode }, [key])
  return found.get(key)?.imageThumb ?? ''
}

/** The thing of a link's order that an album is made for. */
function linkOf({
  outtradeid,
  outtradesubid,
  suborderid,
}: Partial<Record<LinkName, string | undefined>>): string | null {
  if (suborderid) {
    return linkKey({ suborderid })
  }
  return outtradeid && outtradesubid ? linkKey({ outtradeid, outtradesubid }) : null
}

type LinkName = 'outtradeid' | 'outtradesubid' | 'suborderid'
