import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createThumbnail, getUploadToken, type PrefopStatus, prefopStatus } from '../../../domain/calls/storage.ts'
import { invariant } from '../../../domain/never.ts'
import { uploadFile } from '../../../server/storage/qiniu/upload-file.ts'
import type { TestClient } from '../servers/test-client.ts'

export interface PhotoToUpload {
  readonly aid: string
  readonly fileName: string
  readonly bytes: Uint8Array
}

/** Brings one photo into an album the way a phone does, up to the end of its processing. `address` is the server's. */
export async function uploadPhoto(browser: TestClient, address: string, photo: PhotoToUpload): Promise<PrefopStatus> {
  const { aid, fileName, bytes } = photo
  const md5 = createHash('md5').update(bytes).digest('hex')
  const grant = await browser.call(getUploadToken, {
    aid,
    fileName,
    size: bytes.length,
    md5,
    opid: `op-${randomUUID()}`,
  })
  invariant(grant.Code === 0, `a place is given: ${grant.Msg}`)
  await sendBytes(bytes, { token: grant.Data.Token, key: grant.Data.Key, host: new URL(grant.Data.Host, address).href })
  const started = await browser.call(createThumbnail, { Key: grant.Data.Key })
  invariant(started.Code === 0, `processing starts: ${started.Msg}`)
  return await waitForProcessing(new URL(grant.Data.Host, address).href, started.Data.persistentId)
}

/** Uploads bytes from a temporary file. */
export async function sendBytes(
  bytes: Uint8Array,
  target: { token: string; key: string; host: string },
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'keepsake-upload-'))
  try {
    const file = join(folder, 'photo')
    writeFileSync(file, bytes)
    await uploadFile(file, target)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Asks until the photo is done or refused; gives up after a minute. */
export async function waitForProcessing(host: string, persistentId: string): Promise<PrefopStatus> {
  for (let asked = 0; asked < 600; asked++) {
    const response = await fetch(`${host}/status/get/prefop?id=${persistentId}`)
    const status = prefopStatus.parse(await response.json())
    if (status.code === 0 || status.code === 3) {
      return status
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`photo ${persistentId} is not processed`)
}
