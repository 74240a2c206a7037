import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type AlbumId, asId, type GroupId } from '../../../domain/ids.ts'
import { wireRecognition } from '../../../machines/recognition/recognition.ports.ts'
import { aGroup, albumPhotos, albumWorld, anAlbum } from '../../../stories/fixtures/sample-albums.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { FindSubject } from '../../design-editor/crop/FindSubject.tsx'
import { goTo } from '../../navigation/hash-location.ts'
import { AlbumDetailScreen } from './AlbumDetailScreen.tsx'

afterEach(closeScreen)

const ADDRESS = '/album_detail?aid=album1'

test('B§8 upload failed: said on the photo, which stays on this phone [B§8.upload-failed]', async () => {
  const world = albumWorld({ uploads: [{ at: 'failed', name: 'sea.heic' }] })
  await openScreen(<AlbumDetailScreen />, { address: ADDRESS, world })
  await page.getByRole('button', { name: '1 photo needs attention' }).click()
  await expect.element(page.getByText('The upload failed. The photo is still on this phone.')).toBeVisible()
})

test('an album that is opened again goes on with what was picked last, not with the list of the visit before', async () => {
  const world = albumWorld({
    uploads: [
      { at: 'failed', name: 'sea.heic' },
      { at: 'failed', name: 'hill.heic' },
    ],
  })
  const all = (await world.picking?.left?.(asId<AlbumId>('album1'))) ?? []
  let onPhone = all.slice(0, 1)
  const picking = { ...world.picking, left: () => Promise.resolve(onPhone) }
  await openScreen(<AlbumDetailScreen />, { address: ADDRESS, world: { ...world, picking }, leaves: true })
  const tray = page.getByRole('button', { name: '1 photo needs attention' })
  await tray.click()
  await expect.element(page.getByText('sea.heic', { exact: true })).toBeVisible()
  onPhone = all.slice(1)
  goTo('/design_list')
  await expect.element(tray).not.toBeInTheDocument()
  goTo(ADDRESS)
  await tray.click()
  await expect.element(page.getByText('hill.heic', { exact: true })).toBeVisible()
  await expect.element(page.getByText('sea.heic', { exact: true })).not.toBeInTheDocument()
})

test('B§8 save failed: a save that the shop refuses is said, and the change stays on this phone [B§8.save-failed]', async () => {
  const album = anAlbum({ groups: [aGroup('g1', albumPhotos(2)), aGroup('g2', [])] })
  const edit = { kind: 'remove-group', id: asId<GroupId>('g2') } as const
  const ports = {
    clock: { wait: () => Promise.resolve(), waitUntil: () => Promise.resolve() },
    loadAlbum: () => Promise.resolve({ kind: 'album', album, unsaved: [edit] } as const),
    saveAlbum: () => Promise.resolve({ kind: 'refused', reason: 'too-many-photos', code: 0, message: '' } as const),
  }
  await openScreen(<AlbumDetailScreen />, { address: ADDRESS, world: albumWorld({ album, ports }) })
  const sentence = 'The shop couldn’t save the last change. It’s still on this phone.'
  await expect.element(page.getByText(sentence)).toBeVisible()
})

test('B§4 recognition: what was found is told, since a photo that lies around it already does not move', async () => {
  const focus = { x: 0.6, y: 0.1, width: 0.3, height: 0.3 }
  const machine = wireRecognition({ recognise: () => Promise.resolve({ kind: 'recognised', focus }) })
  const onFound = vi.fn()
  await openScreen(<FindSubject machine={machine} fileUrl="/photo.jpg" onFound={onFound} />, { address: ADDRESS })
  await page.getByRole('button', { name: 'Find subject' }).click()
  await expect.element(page.getByText('The crop is now on the subject.')).toBeVisible()
  expect(onFound.mock.calls).toEqual([[focus]])
})

test('B§8 recognising, recognition failed: said while it lasts, and when no subject was found [B§8.recognition]', async () => {
  let fail: (fault: Error) => void = () => undefined
  const machine = wireRecognition({
    recognise: () =>
      new Promise((_, reject) => {
        fail = reject
      }),
  })
  await openScreen(<FindSubject machine={machine} fileUrl="/photo.jpg" onFound={() => undefined} />, {
    address: ADDRESS,
  })
  await page.getByRole('button', { name: 'Find subject' }).click()
  await expect.element(page.getByText('Recognising…')).toBeVisible()
  fail(new Error('500'))
  await expect.element(page.getByText('No subject found. The photo works as it is.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Find subject' })).toBeVisible()
})

const TWO_ON_THEIR_WAY = [{ at: 'queued' }, { at: 'queued' }] as const

test('photos that wait for the network are not said to be on their way', async () => {
  await openScreen(<AlbumDetailScreen />, {
    address: ADDRESS,
    world: albumWorld({ uploads: TWO_ON_THEIR_WAY, online: false }),
  })
  await expect.element(page.getByRole('button', { name: '2 waiting for network' })).toBeDisabled()
})

test('photos that the shopper holds back are told as not sent, until they go on', async () => {
  await openScreen(<AlbumDetailScreen />, { address: ADDRESS, world: albumWorld({ uploads: TWO_ON_THEIR_WAY }) })
  await expect.element(page.getByRole('button', { name: '2 uploading' })).toBeDisabled()
  await page.getByRole('button', { name: 'Pause uploads' }).click()
  await expect.element(page.getByRole('button', { name: '2 not uploaded' })).toBeDisabled()
  await page.getByRole('button', { name: 'Resume uploads' }).click()
  await expect.element(page.getByRole('button', { name: '2 uploading' })).toBeDisabled()
})

test('while several are chosen the line tells how many, and the word that began it ends it', async () => {
  const album = anAlbum({ groups: [aGroup('g1', albumPhotos(3))] })
  await openScreen(<AlbumDetailScreen />, { address: ADDRESS, world: albumWorld({ album }) })
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page
    .getByRole('button', { name: /IMG_2042/ })
    .first()
    .click()
  await expect.element(page.getByText('1 of 3 chosen')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText('3 photos', { exact: true })).toBeVisible()
})
