import type { AlbumPhoto } from '../../domain/album/album.ts'
import type { MerchantId } from '../../domain/ids.ts'
import type { Db } from '../db/db.ts'

/** The photos that are safely stored, as albums look them up. */
export interface PhotoShelf {
  /**
   * Finished photos of one album by key, with signed addresses. Keys that are unknown, of another merchant or not
   * below `basecode/` are missing from the map.
   */
  find(
    db: Db,
    album: { readonly merchantId: MerchantId; readonly basecode: string },
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, AlbumPhoto>>
}
