import { createHmac } from 'node:crypto'
import type { UploadKeys } from '../../base/storage-settings.ts'
import { urlSafeBase64 } from './upload-token.ts'

type SigningKeys = Pick<UploadKeys, 'accessKey' | 'secretKey'>

function signed({ accessKey, secretKey }: SigningKeys, text: string): string {
  return `${accessKey}:${urlSafeBase64(createHmac('sha1', secretKey).update(text).digest())}`
}

/** `Authorization` of a management request whose body is empty: `QBox AK:SIGN` over path and query. */
export function managementToken(keys: SigningKeys, address: string): string {
  const { pathname, search } = new URL(address)
  return `QBox ${signed(keys, `${pathname}${search}\n`)}`
}

/** The address of an object in a private bucket, good until `deadline` in seconds. */
export function privateAddress(keys: SigningKeys, domain: string, key: string, deadline: number): string {
  const address = `${domain}/${encodeURI(key)}?e=${deadline}`
  return `${address}&token=${signed(keys, address)}`
}
