import { setTimeout as wait } from 'node:timers/promises'
import { createAlbum } from '../../domain/calls/album.ts'
import { getUploadToken } from '../../domain/calls/storage.ts'
import { refusalSentence } from '../../domain/refusals/refusals.ts'
import type { Person } from './people/person.ts'
import { aboutPhoto, uploadPhoto } from './people/upload-photo.ts'
import type { SmallDisk } from './shop/small-disk.ts'
import type { Wire } from './wire.ts'

/** The shop looks at its disk every five seconds. */
const SEEN_AFTER_MS = 5500

export interface FullDisk {
  readonly disk: SmallDisk
  readonly uid: string
  readonly wire: Wire
  readonly photo: () => Buffer
  readonly folder: string
}

/**
 * Fills the disk while a shopper has leave to send a photo, and empties it again. As long as it is full nothing is taken,
 * and that is said; afterwards everything is.
 *
 * @throws Error when anything else is answered.
 */
export async function fillDisk(me: Person, { disk, photo, ...mine }: FullDisk): Promise<void> {
  const { NewAlbumID: aid } = await me.insist(createAlbum, { name: 'Full', opid: me.opid() })
  const bytes = photo()
  const place = await me.insist(getUploadToken, { ...aboutPhoto(bytes, aid), opid: me.opid() })
  disk.fill()
  try {
    await wait(SEEN_AFTER_MS)
    const { Reason, Msg } = await me.askOnce(getUploadToken, aboutPhoto(photo(), aid))
    if (Reason !== 'storage-nearly-full' || Msg !== refusalSentence('storage-nearly-full', 'en')) {
      throw new Error(`a full disk: leave to send a photo was answered with ${Reason}, ${Msg}`)
    }
    // S3 has a disk of its own.
    const status = place.Fields ? 503 : await post(bytes)
    if (status !== 503) {
      throw new Error(`a full disk: a photo was answered with ${status}`)
    }
  } finally {
    disk.empty()
  }
  await wait(SEEN_AFTER_MS)
  if (!(await uploadPhoto(me, { ...mine, aid, bytes }))) {
    throw new Error('a disk that was full: a photo was not taken afterwards')
  }

  async function post(sent: Buffer): Promise<number> {
    const form = new FormData()
    form.append('token', place.Token)
    form.append('key', place.Key)
    form.append('file', new Blob([new Uint8Array(sent)]), 'full.jpg')
    const answer = await fetch(`${new URL(place.Host, mine.wire.url).href}/`, { method: 'POST', body: form })
    await answer.arrayBuffer()
    return answer.status
  }
}
