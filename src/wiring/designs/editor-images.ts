import type { Album } from '../../../domain/album/album.ts'
import type { PhotoId } from '../../../domain/ids.ts'
import { IMAGE_RETRIES } from '../../../domain/photo/shown-picture.ts'
import { retryPause } from '../../../domain/upload/upload-limits.ts'
import type { EditorImages, PictureSize } from '../../ports/render-resources.ts'

/** Where the pictures of a photo are: 800 px for overviews, at most 1600 px for the page that is worked on. */
export interface PictureAddresses {
  readonly thumb: string
  readonly proxy: string
}

/**
 * So many stay at hand. A proxy is 1600 px of raw pixels, about 8 MB: enough for the page in sight and its neighbour.
 * Of thumbnails the browser keeps the pixels of those that are on the screen only.
 */
const KEPT: Record<PictureSize, number> = { proxy: 14, thumb: 400 }

/** A proxy is painted from its raw pixels, as on the server: an `img` is sampled up to 20 of 255 differently. */
type Picture = HTMLImageElement | HTMLCanvasElement

/** Pictures asked for at the same time, so that the page in sight is not behind a hundred thumbnails. */
const AT_ONCE = 6

/** So often one that failed is asked for again by itself, after 2, 4, 8, 16 and 30 s; then when it is wanted anew, or the phone is back online. */
const TIMES_AGAIN = 5

interface Wanted {
  readonly photoId: PhotoId
  readonly size: PictureSize
}

interface Lost extends Wanted {
  readonly failures: number
  /** Until it is asked for again; absent: it waits for nothing. */
  readonly timer?: ReturnType<typeof setTimeout>
}

/** Pictures of the photos of an album. */
export function imagesOfAlbum(album: Album): EditorImages {
  const photos = [...album.groups.flatMap((group) => group.photos), ...album.coverPhotos]
  const byId = new Map(photos.map((photo) => [photo.id, { thumb: photo.imageThumb, proxy: photo.proxy }]))
  return createEditorImages((photoId) => byId.get(photoId))
}

export function createEditorImages(addressesOf: (photoId: PhotoId) => PictureAddresses | undefined): EditorImages {
  const shelf: Record<PictureSize, Map<PhotoId, Picture>> = { thumb: new Map(), proxy: new Map() }
  const queue = new Map<string, Wanted>()
  const coming = new Set<string>()
  const lost = new Map<string, Lost>()
  const listeners = new Set<() => void>()
  let disposed = false

  const tell = () => {
    for (const listener of [...listeners]) {
      listener()
    }
  }

  const keep = (photoId: PhotoId, size: PictureSize, image: Picture) => {
    const row = shelf[size]
    row.set(photoId, image)
    for (const [oldest, old] of row) {
      if (row.size <= KEPT[size]) {
        break
      }
      row.delete(oldest)
      letGo(old)
    }
  }

  const fetchNext = () => {
    for (const [key, { photoId, size }] of queue) {
      if (coming.size >= AT_ONCE || disposed) {
        return
      }
      queue.delete(key)
      const address = addressesOf(photoId)?.[size]
      if (address) {
        coming.add(key)
        load(address, size, IMAGE_RETRIES)
          .then((image) => {
            if (disposed) {
              letGo(image)
            } else {
              lost.delete(key)
              keep(photoId, size, image)
            }
          })
          .catch(() => {
            if (!disposed) {
              lose(key, { photoId, size })
            }
          })
          .finally(() => {
            coming.delete(key)
            if (!disposed) {
              tell()
              fetchNext()
            }
          })
      }
    }
  }

  const lose = (key: string, wanted: Wanted) => {
    const failures = (lost.get(key)?.failures ?? 0) + 1
    const timer = failures <= TIMES_AGAIN ? { timer: setTimeout(() => askAgain(key), retryPause(failures + 2, 1)) } : {}
    lost.set(key, { ...wanted, failures, ...timer })
    window.addEventListener('online', askForAllAgain)
  }

  const askAgain = (key: string) => {
    const one = lost.get(key)
    if (one && !coming.has(key)) {
      const { timer, ...rest } = one
      clearTimeout(timer)
      lost.set(key, rest)
      queue.set(key, one)
      fetchNext()
    }
  }

  const askForAllAgain = () => {
    for (const key of [...lost.keys()]) {
      askAgain(key)
    }
  }

  return {
    pictureOf: (photoId) => shelf.proxy.get(photoId) ?? shelf.thumb.get(photoId),
    addressOf: (photoId) => addressesOf(photoId)?.proxy,
    want(photos, size) {
      // Wanted again after it was given back: React's strict mode leaves and comes back at once.
      disposed = false
      for (const photoId of photos) {
        const key = `${size}/${photoId}`
        const known = shelf[size].get(photoId)
        if (known) {
          // To the end of the shelf: what was wanted last is given away last.
          shelf[size].delete(photoId)
          shelf[size].set(photoId, known)
        } else if (!coming.has(key) && lost.get(key)?.timer === undefined) {
          queue.delete(key)
          queue.set(key, { photoId, size })
        }
      }
      fetchNext()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    failed: (photoId) => lost.has(`thumb/${photoId}`) && !shelf.proxy.has(photoId),
    dispose() {
      disposed = true
      queue.clear()
      for (const { timer } of lost.values()) {
        clearTimeout(timer)
      }
      lost.clear()
      window.removeEventListener('online', askForAllAgain)
      for (const row of Object.values(shelf)) {
        for (const image of row.values()) {
          letGo(image)
        }
        row.clear()
      }
    },
  }
}

/** A decoded picture. @throws the browser's fault when it cannot be had or shown. */
async function load(address: string, size: PictureSize, retries: number): Promise<Picture> {
  try {
    return await (size === 'proxy' ? loadPixels(address) : loadShown(address))
  } catch (fault) {
    if (retries > 0) {
      return load(address, size, retries - 1)
    }
    throw fault
  }
}

async function loadShown(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.decoding = 'async'
  image.src = address
  await image.decode()
  return image
}

async function loadPixels(address: string): Promise<HTMLCanvasElement> {
  const response = await fetch(address)
  if (!response.ok) {
    throw new Error(`picture ${response.status}`)
  }
  const bitmap = await createImageBitmap(await response.blob())
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas
}

/** Gives the memory back at once instead of with the next collection. */
function letGo(picture: Picture): void {
  if (picture instanceof HTMLImageElement) {
    picture.removeAttribute('src')
  } else {
    picture.width = 0
    picture.height = 0
  }
}
