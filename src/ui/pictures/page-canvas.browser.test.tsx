import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { asId, type PageId, type PhotoId, type SlotId } from '../../../domain/ids.ts'
import type { Scene } from '../../../editor/scene/scene.ts'
import { LATE_FONTS } from '../../../stories/fixtures/late-fonts.ts'
import type { EditorImages } from '../../ports/render-resources.ts'
import { PageCanvas } from './PageCanvas.tsx'

const [LEFT, RIGHT] = [asId<PhotoId>('left'), asId<PhotoId>('right')]

/** A page of one photo. */
function pageOf(photoId: PhotoId): Scene {
  const box = { x: 0, y: 0, width: 100, height: 100 }
  return {
    ...{ pageId: asId<PageId>(`page of ${photoId}`), width: 100, height: 100, bleed: 0 },
    sprites: [
      {
        ...{ kind: 'photo', id: asId<SlotId>('slot'), box, radius: 0, photoId, turns: 0, flip: 'none', angle: 0 },
        crop: { x: 0, y: 0, width: 1, height: 1 },
      },
    ],
  }
}

/** Pictures that come when they are told to. */
function comingImages() {
  const here = new Map<PhotoId, HTMLCanvasElement>()
  const listeners = new Set<() => void>()
  const images: EditorImages = {
    pictureOf(photoId) {
      return here.get(photoId)
    },
    want: () => undefined,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    failed: () => false,
    dispose: () => undefined,
  }
  const come = (photoId: PhotoId) => {
    here.set(photoId, Object.assign(document.createElement('canvas'), { width: 8, height: 8 }))
    for (const listener of [...listeners]) {
      listener()
    }
  }
  return { images, come }
}

test('a picture that comes draws the pages that show it, and no other', async () => {
  const drawn = vi.spyOn(OffscreenCanvas.prototype, 'transferToImageBitmap')
  const { images, come } = comingImages()
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
    drawn.mockRestore()
  })
  root.render(
    [LEFT, RIGHT].map((photoId) => (
      <PageCanvas key={photoId} scene={pageOf(photoId)} images={images} fonts={LATE_FONTS.book} width={100} />
    )),
  )
  await expect.poll(() => drawn.mock.calls.length).toBe(2)
  come(LEFT)
  await expect.poll(() => drawn.mock.calls.length).toBe(3)
  come(RIGHT)
  await expect.poll(() => drawn.mock.calls.length).toBe(4)
  // Sharper than the one before.
  come(RIGHT)
  await expect.poll(() => drawn.mock.calls.length).toBe(5)
  expect([...host.querySelectorAll('canvas')].map(({ width }) => width > 0)).toEqual([true, true])
})
