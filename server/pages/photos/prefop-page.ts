import type { FastifyInstance } from 'fastify'
import { PREFOP_PATH, type PrefopStatus } from '../../../domain/calls/storage.ts'
import type { Language } from '../../../domain/language.ts'
import type { StoredPhoto } from '../../../domain/photo/stored-photo.ts'
import { PHOTO_REFUSALS } from '../../../domain/refusals/photo.refusals.ts'
import { albumPhotoOf } from '../../photos/album-photo.ts'
import type { Deps } from '../../ports/deps.ts'
import { callerOf } from '../../routes/caller-of.ts'
import { UPLOAD_UNKNOWN } from '../../storage/qiniu/upload-codes.ts'
import { derivedKey } from '../../storage/storage-key.ts'
import { createPhotoStore } from '../../stores/photos.store.ts'
import { answerUpload } from '../uploads/upload-answers.ts'
import { UPLOAD_BASE } from '../uploads/upload-pages.ts'

/** Answers how far the processing of a photo is, in Qiniu's shape; asked every 2 s (A§4). */
export function registerPrefopPage(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: { readonly id?: string } }>(
    `${UPLOAD_BASE}${PREFOP_PATH}`,
    { config: { policy: 'signed-address' } },
    async (request, reply) => {
      const id = request.query.id ?? ''
      const row = /^[\w.-]{1,64}$/.test(id) ? await createPhotoStore(deps.db).findByPersistentId(id) : undefined
      return row
        ? answerUpload(reply, 200, statusOf(deps, row, callerOf(request).language))
        : answerUpload(reply, UPLOAD_UNKNOWN, { error: 'no such persistentId' })
    },
  )
}

function statusOf({ secrets, clock }: Deps, row: StoredPhoto, language: Language): PrefopStatus {
  const id = row.persistentId ?? ''
  if (row.state === 'done') {
    const items = (['thumb', 'proxy'] as const).map((cmd) => ({
      cmd,
      code: 0,
      desc: 'done',
      key: derivedKey(row.key, cmd),
    }))
    return { id, code: 0, desc: 'done', items, photo: albumPhotoOf(row, secrets, clock.now()) }
  }
  if (row.state === 'refused' && row.reason) {
    return { id, code: 3, desc: PHOTO_REFUSALS[row.reason].sentence[language], items: [], reason: row.reason }
  }
  return { id, code: 1, desc: 'waiting', items: [] }
}
