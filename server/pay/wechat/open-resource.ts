import { createDecipheriv } from 'node:crypto'

/** What WeChat Pay encrypts inside its notices. */
export interface SealedResource {
  readonly algorithm: string
  readonly ciphertext: string
  readonly nonce: string
  readonly associated_data?: string | undefined
}

/** Bytes of the authentication tag, at the end of the ciphertext. */
const TAG = 16

/** Opens AES-256-GCM. @throws Error when the key is another one or a byte was changed. */
export function openResource(apiV3Key: string, resource: SealedResource): string {
  if (resource.algorithm !== 'AEAD_AES_256_GCM') {
    throw new Error(`unknown algorithm ${resource.algorithm}`)
  }
  const sealed = Buffer.from(resource.ciphertext, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiV3Key), Buffer.from(resource.nonce), {
    authTagLength: TAG,
  })
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG))
  decipher.setAAD(Buffer.from(resource.associated_data ?? ''))
  return Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - TAG)), decipher.final()]).toString('utf8')
}
