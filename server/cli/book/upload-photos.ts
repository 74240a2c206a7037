import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  createThumbnail,
  getUploadToken,
  PREFOP_PATH,
  type PrefopStatus,
  prefopStatus,
} from '../../../domain/calls/storage.ts'
import type { Language } from '../../../domain/language.ts'
import { decideAcceptance } from '../../../domain/photo/acceptance.ts'
import { byteLimits, smallestInWords } from '../../../domain/photo/size-class.ts'
import { refusalSentence } from '../../../domain/refusals/refusals.ts'
import { UPLOAD_LIMITS } from '../../../domain/upload/upload-limits.ts'
import { QiniuUploadRefused, uploadFile } from '../../storage/qiniu/upload-file.ts'
import { openPhotoFile, type PhotoFile, readHead } from './photo-files.ts'
import { postForm } from './post-form.ts'
import type { Report } from './report.ts'
import type { PhotoProgress, RunStateFile } from './run-state.ts'
import { CallRefused, type ShopClient } from './shop-client.ts'
import { pause, type ShopServer } from './shop-server.ts'

export interface UploadRun {
  readonly folder: string
  readonly files: readonly string[]
  /** For unpacked files and unfinished uploads. */
  readonly room: string
  readonly aid: string
  /** The product that the photos are for, where they are handed on as they are. */
  readonly pid?: string
  readonly client: ShopClient
  readonly server: ShopServer
  readonly states: RunStateFile
  readonly language: Language
  readonly report: Report
}

/** Tries of one photo from its place on, when the upload host stays away or its token ends. */
const PHOTO_TRIES = 5

/** Brings every file to its verdict: safely stored, or refused with a sentence. Three at once, like the shop's own page. */
export async function uploadPhotos(run: UploadRun): Promise<void> {
  await mkdir(run.room, { recursive: true })
  const waiting = run.files.filter((file) => run.states.state.photos[file]?.verdict === undefined)
  const step = run.report.step('photos', run.files.length)
  let done = run.files.length - waiting.length
  step.to(done)
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const progress = await bring(run, file)
      if (progress.reason) {
        run.report.say(`refused: ${file}: ${progress.reason}`)
      }
      done += 1
      step.to(done)
    }
  }
  await Promise.all(Array.from({ length: UPLOAD_LIMITS.photosAtOnce }, work))
}

async function bring(run: UploadRun, file: string): Promise<PhotoProgress> {
  const note = (change: PhotoProgress): PhotoProgress => {
    const known = { ...run.states.state.photos[file], ...change }
    run.states.save((state) => {
      state.photos[file] = known
    })
    return known
  }
  const picked = await openPhotoFile(run.folder, file, run.room)
  if (picked.unpacked) {
    run.report.say(`unpacked: ${file}`)
  }
  const limits = byteLimits({})
  const verdict = decideAcceptance(
    { fileName: picked.name, bytes: picked.bytes, head: await readHead(picked.path) },
    { limits },
  )
  if (verdict.kind === 'refused') {
    const reason = refusalSentence(verdict.reason, run.language, smallestInWords(limits))
    return note({ verdict: 'refused', reason })
  }
  for (let attempt = 1; ; attempt++) {
    try {
      return note(await store(run, picked, note))
    } catch (error) {
      if (error instanceof CallRefused) {
        return note({ verdict: 'refused', reason: error.message })
      }
      const away = error instanceof TypeError || error instanceof QiniuUploadRefused
      if (!away || attempt === PHOTO_TRIES) {
        throw error
      }
      await run.server.revive()
    }
  }
}

/** Place, bytes, processing: each step again finds what the one before has reached. */
async function store(
  run: UploadRun,
  picked: PhotoFile,
  note: (change: PhotoProgress) => PhotoProgress,
): Promise<PhotoProgress> {
  const { client, states, aid, pid } = run
  const known = states.state.photos[picked.file]
  const host = (path: string) => new URL(path, run.server.url()).href
  const place = await client.call(getUploadToken, {
    ...{ aid, pid },
    fileName: picked.name,
    size: picked.bytes,
    md5: await md5Of(picked.path),
    opid: keyOf(states.state.run, picked.file),
  })
  if (place.exists && place.photo) {
    return storedAs(place.Key, place.photo)
  }
  note({ key: place.Key })
  let persistentId = known?.persistentId
  if (persistentId === undefined) {
    if (place.Fields) {
      await postForm(picked.path, { host: host(place.Host), fields: place.Fields })
    } else {
      await uploadFile(
        picked.path,
        { token: place.Token, key: place.Key, host: host(place.Host) },
        { fileName: picked.name, resumeFile: join(run.room, `${keyOf(states.state.run, picked.file)}.resume`) },
      )
    }
    persistentId = (await client.call(createThumbnail, { Key: place.Key })).persistentId
    note({ persistentId })
  }
  const status = await processed(client, `${place.StatusHost ?? place.Host}${PREFOP_PATH}?id=${persistentId}`)
  if (status.code === 3) {
    return { verdict: 'refused', reason: status.desc }
  }
  return status.photo ? storedAs(place.Key, status.photo) : { verdict: 'refused', reason: status.desc }
}

function storedAs(
  key: string,
  photo: { readonly id: string; readonly key: string; readonly takenAt?: number | undefined },
) {
  return {
    verdict: 'stored' as const,
    key: photo.key || key,
    photoId: photo.id,
    ...(photo.takenAt === undefined ? {} : { takenAt: photo.takenAt }),
  }
}

async function processed(client: ShopClient, path: string): Promise<PrefopStatus> {
  for (let polls = 0; ; polls++) {
    const response = await client.request(path)
    const status = prefopStatus.parse(await response.json())
    if (status.code === 0 || status.code === 3) {
      return status
    }
    // The shop's page asks every 2 s; a command on the same machine may be a little quicker at first.
    await pause(Math.min(UPLOAD_LIMITS.pollMs, 100 + polls * 100))
  }
}

/** The key of one file's upload: the same file in the same run is the same upload. */
function keyOf(run: string, file: string): string {
  return `${run}-${createHash('sha256').update(file).digest('base64url').slice(0, 32)}`
}

async function md5Of(path: string): Promise<string> {
  const hash = createHash('md5')
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk as Buffer)
  }
  return hash.digest('hex')
}
