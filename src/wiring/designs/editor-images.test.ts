import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asId, type PhotoId } from '../../../domain/ids.ts'
import { createEditorImages } from './editor-images.ts'

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('HTMLImageElement', class {})
})
const opened: ReturnType<typeof createEditorImages>[] = []
/** What is still on its way when a test ends tells nobody. */
const open = (...of: Parameters<typeof createEditorImages>) => {
  const images = createEditorImages(...of)
  opened.push(images)
  return images
}

afterEach(() => {
  for (const images of opened.splice(0)) {
    images.dispose()
  }
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

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
  const images = open(() => ({ thumb: '/thumb', proxy: '/proxy' }))
  const over = new Promise<void>((done) => images.subscribe(done))
  images.want([id], 'thumb')
  expect(images.failed(id)).toBe(false)
  await over
  expect([asked, images.failed(id)]).toEqual([['/thumb', '/thumb'], true])
  images.want([id], 'thumb')
  expect(asked.length).toBe(2)
})

test('a picture that did not come is asked for again after growing pauses, and at once when the phone is back online', async () => {
  vi.useFakeTimers()
  let asked = 0
  let network = false
  class LateImage {
    src = ''
    decode() {
      asked += 1
      return network ? Promise.resolve() : Promise.reject(new Error('no network'))
    }
  }
  vi.stubGlobal('Image', LateImage)
  const [first, second] = [asId<PhotoId>('p'), asId<PhotoId>('q')]
  const images = open((id) => ({ thumb: `/${id}`, proxy: '' }))
  const seen = () => [asked, images.failed(first), images.pictureOf(first) !== undefined]
  images.want([first], 'thumb')
  const steps = []
  for (const ms of [0, 1999, 1, 3999, 1]) {
    await vi.advanceTimersByTimeAsync(ms)
    // A page that is turned meanwhile wants it too, and asks no more often.
    images.want([first], 'thumb')
    steps.push(seen())
  }
  expect(steps).toEqual([2, 2, 4, 4, 6].map((times) => [times, true, false]))
  await vi.advanceTimersByTimeAsync(600_000)
  const given = asked
  expect(given).toBe(12)
  network = true
  images.want([first], 'thumb')
  await vi.advanceTimersByTimeAsync(0)
  expect(seen()).toEqual([given + 1, false, true])

  network = false
  images.want([second], 'thumb')
  await vi.advanceTimersByTimeAsync(0)
  network = true
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect([images.failed(second), images.pictureOf(second) !== undefined]).toEqual([false, true])
})
