import { useEffect, useState } from 'react'
import type { GroupTile } from './group-tiles.ts'
import { useThumbnail } from './use-thumbnail.ts'

/** What a tile shows: the phone's own small picture until the shop's has been loaded behind it, so that nothing blinks. */
export function useTilePicture({ photo, upload }: Pick<GroupTile, 'photo' | 'upload'>): string | undefined {
  const local = useThumbnail(photo === null && upload ? upload.uploadId : null)
  const remote = photo?.imageThumb
  const [loaded, setLoaded] = useState<string>()
  useEffect(() => {
    if (!local || !remote) {
      return
    }
    const picture = new Image()
    picture.src = remote
    let shown = true
    picture.decode().then(
      () => {
        if (shown) {
          setLoaded(remote)
        }
      },
      // The shop's picture did not come: the phone's own stays where it is.
      () => undefined,
    )
    return () => {
      shown = false
    }
  }, [local, remote])
  return remote && (loaded === remote || !local) ? remote : local
}
