import type { SnapshotFrom } from 'xstate'
import type { uploadMachine } from './upload.machine.ts'
import type { UploadPhase } from './upload.types.ts'

export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>

/** What the shopper is told: one word for each face of a photo in the tray. */
export function uploadPhase(snapshot: UploadSnapshot): UploadPhase {
  if (snapshot.hasTag('processing')) {
    return 'processing'
  }
  if (snapshot.hasTag('sending')) {
    return 'sending'
  }
  if (snapshot.hasTag('ready')) {
    return 'ready'
  }
  if (snapshot.hasTag('working')) {
    return 'checking'
  }
  return snapshot.value === 'signedOut'
    ? 'signed out'
    : (snapshot.value as Exclude<typeof snapshot.value, object | 'signedOut'>)
}

/** The status number of the specification: 0 done or idle, 1 sending, 2 processing, -1 error (A§4). */
export function wireStatus(phase: UploadPhase): 0 | 1 | 2 | -1 {
  switch (phase) {
    case 'checking':
    case 'sending':
      return 1
    case 'processing':
      return 2
    case 'failed':
    case 'ghost':
    case 'refused':
      return -1
    case 'queued':
    case 'ready':
    case 'paused':
    case 'signed out':
    case 'uploaded':
    case 'cancelled':
      return 0
  }
}

/** What status 1 says: whole percent of the bytes that the storage has; 100 only when all of them are there (A§4). */
export function sentPercent({ bytes, sent }: { readonly bytes: number; readonly sent: number }): number {
  return bytes > 0 ? Math.floor(Math.min(1, sent / bytes) * 100) : 0
}
