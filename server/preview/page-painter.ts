import type { PhotoId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import { proxyFileOf } from '../photos/print-source.ts'
import { createPreviewPool } from '../render/preview-pool.ts'
import type { Storage } from '../storage/storage.ts'
import type { JpegPainter } from './preview.job.ts'

/** Photos whose place is remembered; beyond that the list begins anew, each page names its own again. */
const REMEMBERED = 50_000

export interface PooledPainter extends JpegPainter {
  close(): Promise<void>
}

/** The processes that paint pages, told where the photos of each page lie. */
export function createPooledPainter(storage: Storage, processes: number): PooledPainter {
  const places = new Map<PhotoId, string>()
  const pool = createPreviewPool({
    processes,
    proxyPath: (photoId) => {
      const key = places.get(photoId)
      invariant(key, `nobody said where photo ${photoId} lies`)
      return proxyFileOf(storage, key)
    },
  })
  return {
    paint: async (scene, keys) => {
      if (places.size > REMEMBERED) {
        places.clear()
      }
      for (const [photoId, key] of keys) {
        places.set(photoId, key)
      }
      return await pool.paint(scene)
    },
    close: () => pool.close(),
  }
}
