import { createHash } from 'node:crypto'
import { open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { z } from 'zod'
import { retryPause, UPLOAD_LIMITS } from '../../../domain/upload/upload-limits.ts'
import { urlSafeBase64 } from './upload-token.ts'

/** Where the bytes go, as `GetTokenByMchID` answered. `host` is absolute. */
export interface UploadTarget {
  readonly token: string
  readonly key: string
  readonly host: string
}

export interface UploadFileOptions {
  /** The name that the shopper's file has. Default: the name on this disk. */
  readonly fileName?: string
  /** File in which an upload in parts is remembered, so that a later run goes on where this one ended. */
  readonly resumeFile?: string
  readonly onProgress?: (sent: number) => void
  readonly signal?: AbortSignal
}

/** The upload host said no: trying the same again does not help. */
export class QiniuUploadRefused extends Error {
  override readonly name = 'UploadRefused'
  readonly status: number
  constructor(status: number, sentence: string) {
    super(sentence)
    this.status = status
  }
}

const RESUME = z.object({ key: z.string(), uploadId: z.string() })
const BEGUN = z.object({ uploadId: z.string() })
const LISTED = z.object({ parts: z.array(z.object({ partNumber: z.number(), etag: z.string(), size: z.number() })) })
const KEPT = z.object({ etag: z.string() })

/** Codes after which the same request is tried again (those of the official uploader). */
const TRY_AGAIN = new Set([406, 500, 502, 503, 504, 599])
const UPLOAD_UNKNOWN = 612

/**
 * Sends one file: at once when it fits one part, else in parts of 4 MB, three at once, each tried six times. An upload
 * that was begun before goes on with the parts that are missing.
 *
 * @throws UploadRefused when the host refuses, TypeError when it cannot be reached.
 */
export async function uploadFile(path: string, target: UploadTarget, options: UploadFileOptions = {}): Promise<void> {
  const { size } = await stat(path)
  if (size <= UPLOAD_LIMITS.partBytes) {
    await sendForm(path, target, options)
    options.onProgress?.(size)
    return
  }
  try {
    await sendParts(path, size, target, options)
  } catch (error) {
    if (!options.resumeFile || !(error instanceof QiniuUploadRefused && error.status === UPLOAD_UNKNOWN)) {
      throw error
    }
    // The upload that was remembered has expired: begin anew.
    await rm(options.resumeFile, { force: true })
    await sendParts(path, size, target, options)
  }
}

async function sendForm(path: string, { token, key, host }: UploadTarget, options: UploadFileOptions): Promise<void> {
  const bytes = await readFile(path)
  const name = options.fileName ?? basename(path)
  await request(() => {
    const form = new FormData()
    form.append('file', new Blob([bytes]), name)
    form.append('token', token)
    form.append('key', key)
    form.append('fname', name)
    return { url: `${host}/`, init: { method: 'POST', body: form } }
  }, options.signal)
}

async function sendParts(path: string, size: number, target: UploadTarget, options: UploadFileOptions): Promise<void> {
  const folder = `${target.host}/buckets/${bucketOf(target.token)}/objects/${urlSafeBase64(target.key)}/uploads`
  const headers = { authorization: `UpToken ${target.token}` }
  const call = (url: string, init: RequestInit) =>
    request(() => ({ url, init: { ...init, headers: { ...headers, ...init.headers } } }), options.signal)
  const known = await remembered(options.resumeFile, target.key)
  const uploadId = known ?? BEGUN.parse(await call(folder, { method: 'POST' })).uploadId
  if (!known && options.resumeFile) {
    await writeFile(options.resumeFile, JSON.stringify({ key: target.key, uploadId }))
  }
  const upload = `${folder}/${uploadId}`
  const there = known ? LISTED.parse(await call(upload, { method: 'GET' })).parts : []
  const etags = new Map(there.map(({ partNumber, etag }) => [partNumber, etag]))
  let sent = there.reduce((sum, part) => sum + part.size, 0)
  const count = Math.ceil(size / UPLOAD_LIMITS.partBytes)
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter((number) => !etags.has(number))
  const file = await open(path, 'r')
  try {
    const work = async () => {
      for (let number = missing.shift(); number !== undefined; number = missing.shift()) {
        const from = (number - 1) * UPLOAD_LIMITS.partBytes
        const bytes = Buffer.alloc(Math.min(UPLOAD_LIMITS.partBytes, size - from))
        await file.read(bytes, 0, bytes.length, from)
        const md5 = createHash('md5').update(bytes).digest('hex')
        const part = {
          method: 'PUT',
          body: bytes,
          headers: { 'content-type': 'application/octet-stream', 'content-md5': md5 },
        }
        etags.set(number, KEPT.parse(await call(`${upload}/${number}`, part)).etag)
        sent += bytes.length
        options.onProgress?.(sent)
      }
    }
    await Promise.all(Array.from({ length: UPLOAD_LIMITS.partsAtOnce }, work))
  } finally {
    await file.close()
  }
  const parts = [...etags]
    .map(([partNumber, etag]) => ({ partNumber, etag }))
    .sort((a, b) => a.partNumber - b.partNumber)
  const whole = { parts, fname: options.fileName ?? basename(path) }
  await call(upload, { method: 'POST', body: JSON.stringify(whole), headers: { 'content-type': 'application/json' } })
}

/** One request with its repetitions. `make` builds it anew each time: a body can be read only once. */
async function request(
  make: () => { url: string; init: RequestInit },
  signal: AbortSignal | undefined,
): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    const { url, init } = make()
    const answered = await fetch(url, { ...init, ...(signal ? { signal } : {}) }).catch((error: unknown) => {
      if (attempt >= UPLOAD_LIMITS.tries || signal?.aborted) {
        throw error
      }
      return undefined
    })
    if (answered?.ok) {
      return await answered.json()
    }
    if (answered && (!TRY_AGAIN.has(answered.status) || attempt >= UPLOAD_LIMITS.tries)) {
      throw new QiniuUploadRefused(answered.status, `upload refused with ${answered.status}: ${await answered.text()}`)
    }
    await answered?.arrayBuffer()
    await new Promise((resolve) => setTimeout(resolve, retryPause(attempt, Math.random())))
  }
}

async function remembered(file: string | undefined, key: string): Promise<string | undefined> {
  const text = file === undefined ? undefined : await readFile(file, 'utf8').catch(() => undefined)
  const known = text === undefined ? undefined : RESUME.parse(JSON.parse(text))
  return known?.key === key ? known.uploadId : undefined
}

function bucketOf(token: string): string {
  const policy = z
    .object({ scope: z.string() })
    .parse(JSON.parse(Buffer.from(token.split(':')[2] ?? '', 'base64url').toString()))
  return policy.scope.split(':')[0] ?? ''
}
