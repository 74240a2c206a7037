import type { LocalDisk } from '../storage/disk/local-disk.ts'
import type { UploadKeys } from '../storage/qiniu/upload-token.ts'

/** This server's own disk as a host of uploads. */
export interface OwnUploadHost {
  readonly disk: LocalDisk
  /** Whose upload tokens it believes. */
  readonly keys: UploadKeys
}
