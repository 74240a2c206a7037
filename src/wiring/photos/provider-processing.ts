import { fopStatus, PREFOP_PATH } from '../../../domain/calls/storage.ts'
import type { UploadGrant } from '../../../machines/upload/upload.types.ts'
import type { SentPhoto } from './uploader.ts'

/** Codes of the provider that mean "not yet": waiting and working (A§4). */
const UNDER_WAY = new Set([1, 2])

/** What the storage provider itself makes of a photo that was sent, such as a small picture. */
export interface ProviderProcessing {
  sent(place: UploadGrant, answer: SentPhoto): void
  confirmed(key: string, persistentId: string): void
  /** Asks the provider at its own address. What it cannot or will not say holds nobody up: the shop processes by itself. */
  isInProgress(persistentId: string, signal: AbortSignal): Promise<boolean>
}

/** Remembered while this page lives; after a reload only the shop is asked. */
export function providerProcessing(): ProviderProcessing {
  const byKey = new Map<string, string>()
  const byJob = new Map<string, string>()
  return {
    sent({ key, fopHost }, { persistentId }) {
      if (fopHost !== undefined && persistentId !== undefined) {
        byKey.set(key, `${fopHost}${PREFOP_PATH}?id=${persistentId}`)
      }
    },
    confirmed(key, persistentId) {
      const address = byKey.get(key)
      byKey.delete(key)
      if (address !== undefined) {
        byJob.set(persistentId, address)
      }
    },
    async isInProgress(persistentId, signal) {
      const address = byJob.get(persistentId)
      if (address === undefined || (await isAtWork(address, signal))) {
        return address !== undefined
      }
      byJob.delete(persistentId)
      return false
    },
  }
}

async function isAtWork(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(address, { signal, credentials: 'omit' })
    return UNDER_WAY.has(fopStatus.parse(await response.json()).code)
  } catch (fault) {
    if (signal.aborted) {
      throw fault
    }
    // The provider does not say: the shop's own word decides.
    return false
  }
}
