import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getAlbumInfo } from '../../../domain/calls/album.ts'
import type { DataOf } from '../../../domain/calls/call.ts'
import { createThumbnail, getUploadToken, PREFOP_PATH } from '../../../domain/calls/storage.ts'
import { postForm } from '../../../server/cli/book/post-form.ts'
import { QiniuUploadRefused, uploadFile } from '../../../server/storage/qiniu/upload-file.ts'
import type { Fact } from '../journal.ts'
import type { Wire } from '../wire.ts'
import type { Person } from './person.ts'

export interface PhotoToSend {
  readonly uid: string
  readonly aid: string
  readonly bytes: Buffer
  readonly wire: Wire
  /** Where it lies meanwhile. */
  readonly folder: string
}

type Place = DataOf<typeof getUploadToken>

const md5Of = (bytes: Buffer | string) => createHash('md5').update(bytes).digest('hex')

/** What is said of a photo that shall be sent. */
export function aboutPhoto(bytes: Buffer, aid: string) {
  const md5 = md5Of(bytes)
  return { aid, fileName: `IMG_${md5.slice(0, 8)}.jpg`, size: bytes.length, md5 }
}

/** Sends a photo until it is taken. `status`: where it is told how far its processing is; empty: it is done. */
export async function uploadPhoto(
  me: Person,
  photo: PhotoToSend,
): Promise<{ readonly key: string; readonly status: string } | undefined> {
  const { uid, aid, bytes } = photo
  const md5 = md5Of(bytes)
  let status = ''
  const stored = await me.attempt('upload', md5, async (): Promise<Extract<Fact, { readonly did: 'upload' }>> => {
    const place = await me.insist(getUploadToken, { ...aboutPhoto(bytes, aid), opid: me.opid() })
    if (!place.exists) {
      await send(me, photo, place)
      const { persistentId } = await me.insist(createThumbnail, { Key: place.Key })
      status = `${place.StatusHost ?? place.Host}${PREFOP_PATH}?id=${persistentId}`
    }
    return { did: 'upload', uid, aid, key: place.Key, md5 }
  })
  return stored && { key: stored.key, status }
}

async function send(me: Person, { aid, bytes, wire, folder }: PhotoToSend, place: Place): Promise<void> {
  const file = join(folder, `${md5Of(place.Key)}.jpg`)
  await writeFile(file, bytes)
  const host = new URL(place.Host, wire.url).href
  for (;;) {
    try {
      return place.Fields
        ? await postForm(file, { host, fields: place.Fields })
        : await uploadFile(file, { token: place.Token, key: place.Key, host })
    } catch (error) {
      // 614: it is there already, because the answer to an earlier try was lost.
      if (error instanceof QiniuUploadRefused && error.status === 614) {
        return
      }
      if (!(error instanceof QiniuUploadRefused && error.status >= 500) && !(error instanceof TypeError)) {
        throw error
      }
      await wait(300)
      await me.insist(getAlbumInfo, { aid })
    }
  }
}
