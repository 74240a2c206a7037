import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Album } from '../../domain/album/album.ts'
import { asId, type PhotoId, type ProductId } from '../../domain/ids.ts'
import { NetworkLost } from '../../machines/faults.ts'
import { anEditorStory, previewAt } from '../../stories/editor/editor-fixtures.ts'
import { aGroup, albumPhotos, anAlbum } from '../../stories/fixtures/sample-albums.ts'
import { addressNow, closeScreen, openScreen } from '../../tests/support/browser/open-screen.tsx'
import { PATIENCE } from '../../tests/support/patience.ts'
import type { ReadyData } from './hooks/use-editor-data.ts'
import { useVolume } from './shell/use-volume.ts'

afterEach(closeScreen)

const FIRST = '/theme_preview?taskid=task1&vol=1&vols=2&made='
const story = anEditorStory()
const preview = previewAt(story)
const album = anAlbum({
  groups: [aGroup('g', albumPhotos(8)), aGroup('off', albumPhotos(2, 8), { disabled: true })],
  spare: [asId<PhotoId>('photo0')],
  damaged: [asId<PhotoId>('photo3')],
})

/** The button at the foot of the first volume of two. */
function Volume() {
  const { resources, photos, product, design } = story
  const work: ReadyData = {
    ...{ kind: 'ready', title: '', aid: album.id, pid: asId<ProductId>('book-fixed-203') },
    ...{ resources, photos, product },
    input: { taskId: asId('task1'), design, rev: 3, world: story.world, visit: 'visit0' },
  }
  const { volume, onVolume } = useVolume(preview, work)
  return (
    <button type="button" onClick={() => volume && void onVolume(volume, { taskId: work.input.taskId, rev: 3 })}>
      Confirm
    </button>
  )
}

const open = (albumOf: () => Promise<Album>) =>
  openScreen(<Volume />, { address: FIRST, world: { albums: { open: albumOf } } })
const confirm = async () => await page.getByRole('button', { name: 'Confirm' }).click()
const photosNow = () => new URLSearchParams(addressNow().split('?')[1]).get('photos')

test('the second volume is made of the second half of the photos that designs take, as the first was of the first', async () => {
  await open(() => Promise.resolve(album))
  await confirm()
  await vi.waitFor(() => expect(addressNow()).not.toBe(FIRST), PATIENCE.soon)
  expect(photosNow()).toBe('photo5,photo6,photo7')
})

test('without the album the shopper stays with this volume, is told so, and goes on as soon as it is there', async () => {
  const shop = { open: false }
  await open(() => (shop.open ? Promise.resolve(album) : Promise.reject(new NetworkLost())))
  await confirm()
  await expect
    .element(page.getByText('We haven’t heard back from the shop. Please check before you try again.'))
    .toBeVisible()
  expect(addressNow()).toBe(FIRST)
  shop.open = true
  await confirm()
  await vi.waitFor(() => expect(photosNow()).toBe('photo5,photo6,photo7'), PATIENCE.soon)
})
