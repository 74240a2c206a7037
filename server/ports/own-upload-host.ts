import type { UploadKeys } from '../base/storage-settings.ts'
import type { LocalDisk } from '../storage/disk/local-disk.ts'

/** This server's own disk as a host of uploads. */
export interface OwnUploadHost {
  readonly disk: LocalDisk
  /** Whose upload tokens it believes. */
  readonly keys: UploadKeys
}
