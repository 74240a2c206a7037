import { afterEach, expect, test, vi } from 'vitest'
import { asId, type PhotoId } from '../../../domain/ids.ts'
import { createEditorImages } from './editor-images.ts'

afterEach(() => vi.unstubAllGlobals())

test('B§9 image error retry: a shown picture that fails is asked for once more, then it counts as failed [B§9.image-retry]', async () => {
  const asked: string[] = []
  class BrokenImage {
    src = ''
    decode() {
      asked.push(this.src)
      return Promise.reject(new Error('no picture'))
    }
  }
  vi.stubGlobal('Image', BrokenImage)
  const id = asId<PhotoId>('p')
  const images = createEditorImages(() => ({ thumb: '/thumb', proxy: '/proxy' }))
  const over = new Promise<void>((done) => images.subscribe(done))
  images.want([id], 'thumb')
  expect(images.failed(id)).toBe(false)
  await over
  expect([asked, images.failed(id)]).toEqual([['/thumb', '/thumb'], true])
  images.want([id], 'thumb')
  expect(asked.length).toBe(2)
})
