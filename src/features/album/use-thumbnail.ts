import { useEffect, useState } from 'react'
import { usePorts } from '../../ports/ports.ts'

/**
 * The small picture of a photo on its way, made on this phone; `undefined` until it is there, or when none can be made.
 * It stays when the photo has become one of the album and is no longer asked for (`null`).
 */
export function useThumbnail(uploadId: string | null): string | undefined {
  const { picking } = usePorts()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (uploadId === null) {
      return
    }
    let shown = true
    picking.thumbnail(uploadId).then(
      (made) => {
        if (shown) {
          setAddress(made)
        }
      },
      // The tile keeps its name and its ring: a thumbnail is a comfort, the upload does not depend on it.
      () => undefined,
    )
    return () => {
      shown = false
    }
  }, [picking, uploadId])
  return address
}
