import { readFile } from 'node:fs/promises'
import { retryPause, UPLOAD_LIMITS } from '../../../domain/upload/upload-limits.ts'
import { QiniuUploadRefused } from '../../storage/qiniu/upload-file.ts'
import { pause } from './shop-server.ts'

/** Answers after which the same form is sent again. */
const TRY_AGAIN = new Set([408, 429, 500, 502, 503, 504])

/**
 * Sends one file to S3 as the shop's own page does: in the form whose fields the shop has signed.
 *
 * @throws UploadRefused when the storage refuses, TypeError when it cannot be reached.
 */
export async function postForm(
  path: string,
  { host, fields }: { readonly host: string; readonly fields: Readonly<Record<string, string>> },
): Promise<void> {
  const bytes = new Blob([new Uint8Array(await readFile(path))])
  for (let attempt = 1; ; attempt++) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) {
      form.append(name, value)
    }
    // S3 reads no field behind the file.
    form.append('file', bytes, 'photo')
    const answered = await fetch(host, { method: 'POST', body: form }).catch((error: unknown) => {
      if (attempt === UPLOAD_LIMITS.tries) {
        throw error
      }
      return undefined
    })
    if (answered?.ok) {
      await answered.arrayBuffer()
      return
    }
    if (answered && (!TRY_AGAIN.has(answered.status) || attempt === UPLOAD_LIMITS.tries)) {
      throw new QiniuUploadRefused(answered.status, `upload refused with ${answered.status}: ${await answered.text()}`)
    }
    await answered?.arrayBuffer()
    await pause(retryPause(attempt, Math.random()))
  }
}
