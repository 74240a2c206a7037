import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import type { EpochMs } from '../../../domain/units.ts'
import { moveDurably } from '../../storage/durable-file.ts'
import { type MeasuredStream, measuredStream, TooManyBytes } from './measured-stream.ts'

/** Unfinished uploads are kept so long for a phone that comes back. */
export const PARTS_RETENTION_MS = 3 * 24 * 3600 * 1000

const UPLOAD = z.object({ key: z.string(), expiresAt: z.number() })
const FINISHED_FILE = 'finished.json'
const FINISHED = z.object({ hash: z.string(), key: z.string() })

export type FinishedUpload = z.output<typeof FINISHED>

export interface UploadedPart {
  readonly partNumber: number
  readonly etag: string
  readonly md5: string
  readonly size: number
}

/** Uploads in parts, each in its own folder; the name of a part's file says its number and its hashes. */
export function createPartStore(folder: string) {
  const folderOf = (uploadId: string) => join(folder, uploadId)
  const fileOf = (uploadId: string, { partNumber, etag, md5, size }: UploadedPart) =>
    join(folderOf(uploadId), `${partNumber}.${etag}.${md5}.${size}`)

  const list = async (uploadId: string): Promise<UploadedPart[]> => {
    const names = await readdir(folderOf(uploadId))
    return names.flatMap((name) => partOf(name)).sort((a, b) => a.partNumber - b.partNumber)
  }

  const bytesBeside = async (uploadId: string, partNumber: number) =>
    (await list(uploadId)).reduce((sum, part) => (part.partNumber === partNumber ? sum : sum + part.size), 0)

  const turns = new Map<string, Promise<unknown>>()
  /** One after the other, of one upload. */
  const inTurn = async <T>(uploadId: string, act: () => Promise<T>): Promise<T> => {
    const before = turns.get(uploadId) ?? Promise.resolve()
    const turn = before.then(act, act)
    turns.set(uploadId, turn)
    try {
      return await turn
    } finally {
      if (turns.get(uploadId) === turn) {
        turns.delete(uploadId)
      }
    }
  }

  return {
    list,

    /** A key has one upload: begun again it goes on with the parts that are there. */
    async begin(key: string, now: EpochMs): Promise<{ uploadId: string; expiresAt: EpochMs }> {
      const uploadId = createHash('sha256').update(key).digest('hex').slice(0, 32)
      const expiresAt = now + PARTS_RETENTION_MS
      await mkdir(folderOf(uploadId), { recursive: true, mode: 0o700 })
      await rm(join(folderOf(uploadId), FINISHED_FILE), { force: true })
      await keepJson(join(folderOf(uploadId), 'upload.json'), { key, expiresAt })
      return { uploadId, expiresAt }
    },

    /** The key that an upload is for; `undefined` when it is unknown or expired. */
    async keyOf(uploadId: string, now: EpochMs): Promise<string | undefined> {
      const upload = await readJson(join(folderOf(uploadId), 'upload.json'), UPLOAD)
      return upload && upload.expiresAt > now ? upload.key : undefined
    },

    /**
     * Stores one part; it is on the disk when this returns. A part of the same number is replaced.
     *
     * @throws TooManyBytes when the parts together would have more than `limit`.
     */
    async keep(
      uploadId: string,
      {
        partNumber,
        body,
        watch,
        limit,
        md5,
      }: { partNumber: number; body: Readable; watch: Transform; limit: number; md5: string | undefined },
    ): Promise<UploadedPart | 'md5-differs'> {
      const incoming = join(folderOf(uploadId), `incoming-${randomBytes(6).toString('hex')}`)
      try {
        const meter = measuredStream(limit - (await bytesBeside(uploadId, partNumber)))
        await pipeline(body, meter, watch, createWriteStream(incoming, { mode: 0o600 }))
        const part = { partNumber, etag: meter.qetag(), md5: meter.md5(), size: meter.bytes }
        if (md5 !== undefined && md5 !== part.md5) {
          return 'md5-differs'
        }
        return await inTurn(uploadId, async () => {
          // Others may have come while this one did.
          if ((await bytesBeside(uploadId, partNumber)) + part.size > limit) {
            throw new TooManyBytes(`more than ${limit} bytes`)
          }
          const before = (await list(uploadId)).filter((other) => other.partNumber === partNumber)
          await moveDurably(incoming, fileOf(uploadId, part))
          const replaced = before.filter((other) => other.etag !== part.etag)
          await Promise.all(replaced.map((other) => rm(fileOf(uploadId, other), { force: true })))
          return part
        })
      } finally {
        await rm(incoming, { force: true })
      }
    },

    /** Joins parts, in the order given, into `target`. */
    async join(
      uploadId: string,
      parts: readonly UploadedPart[],
      target: string,
      limit: number,
    ): Promise<MeasuredStream> {
      const meter = measuredStream(limit)
      const source = async function* () {
        for (const part of parts) {
          yield* createReadStream(fileOf(uploadId, part))
        }
      }
      await pipeline(source, meter, createWriteStream(target, { mode: 0o600 }))
      return meter
    },

    finished: (uploadId: string) => readJson(join(folderOf(uploadId), FINISHED_FILE), FINISHED),

    /** Remembers the answer for a client that never got it, and lets go of the parts. */
    async finish(uploadId: string, answer: FinishedUpload): Promise<void> {
      await keepJson(join(folderOf(uploadId), FINISHED_FILE), answer)
      await Promise.all((await list(uploadId)).map((part) => rm(fileOf(uploadId, part), { force: true })))
    },

    drop: (uploadId: string) => rm(folderOf(uploadId), { recursive: true, force: true }),

    /** Drops the uploads that are past their time. Returns how many. */
    async dropExpired(now: EpochMs): Promise<number> {
      const ids = await readdir(folder).catch(() => [])
      let dropped = 0
      for (const id of ids) {
        const upload = await readJson(join(folderOf(id), 'upload.json'), UPLOAD)
        const age = upload ? upload.expiresAt : (await stat(folderOf(id))).mtimeMs + PARTS_RETENTION_MS
        if (age < now) {
          await rm(folderOf(id), { recursive: true, force: true })
          dropped++
        }
      }
      return dropped
    },
  }
}

export type PartStore = ReturnType<typeof createPartStore>

function partOf(name: string): UploadedPart[] {
  const match = /^(\d{1,5})\.([\w=-]{28})\.([0-9a-f]{32})\.(\d+)$/.exec(name)
  return match
    ? [{ partNumber: Number(match[1]), etag: match[2] ?? '', md5: match[3] ?? '', size: Number(match[4]) }]
    : []
}

async function keepJson(path: string, value: object): Promise<void> {
  await writeFile(`${path}.new`, JSON.stringify(value), { mode: 0o600 })
  await moveDurably(`${path}.new`, path)
}

async function readJson<T extends z.ZodType>(path: string, schema: T): Promise<z.output<T> | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : schema.parse(JSON.parse(text))
}
