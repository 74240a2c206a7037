import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Album, AlbumPhoto } from '../../../domain/album/album.ts'
import type { UploadPorts } from '../../../machines/upload/upload.ports.ts'
import type { UploadInput } from '../../../machines/upload/upload.types.ts'
import type { World } from '../../../stories/fixtures/ports.ts'
import { aGroup, albumPhotos, albumWorld, anAlbum } from '../../../stories/fixtures/sample-albums.ts'
import { closeAlbum, openAlbum } from '../../../tests/support/browser/open-album.tsx'
import { speak } from '../../i18n/i18n.ts'

beforeEach(() => speak('en'))
afterEach(closeAlbum)

async function open(world: World) {
  openAlbum(world)
  await expect.element(page.getByRole('button', { name: 'Add photos' })).toBeVisible()
}

/** A shop that keeps every album at once, unless it is told to wait. */
function aShop(album: Album) {
  const saved: Album[] = []
  const shop = { mayAnswer: Promise.resolve() }
  const ports = {
    clock: { wait: () => Promise.resolve(), waitUntil: () => Promise.resolve() },
    loadAlbum: () => Promise.resolve({ kind: 'album' as const, album, unsaved: [] }),
    saveAlbum: async (sent: Album) => {
      await shop.mayAnswer
      saved.push(sent)
      return { kind: 'saved' as const, lastUpdateTime: sent.lastUpdateTime + 1 }
    },
  }
  return { ports, saved, shop }
}

const five = anAlbum({ groups: [aGroup('g1', albumPhotos(5)), aGroup('g2', [])] })
const names = () => [...document.querySelectorAll('li button[aria-label^="Photo "]')].map(nameOf)
const nameOf = (button: Element) => /IMG_\d+/.exec(button.getAttribute('aria-label') ?? '')?.[0]
const handleOf = (name: string) => page.getByRole('button', { name: `Move ${name}` }).element()
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

/** A finger on a photo's handle, moved to another photo. */
async function drags(handle: Element, to: Element) {
  const send = (type: string, { x, y }: { x: number; y: number }) =>
    handle.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, cancelable: true, pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0 },
        ...{ clientX: x, clientY: y },
      }),
    )
  const [from, goal] = [middleOf(handle), middleOf(to)]
  send('pointerdown', from)
  for (const share of [0.1, 0.4, 0.7, 1]) {
    send('pointermove', { x: from.x + (goal.x - from.x) * share, y: from.y + (goal.y - from.y) * share })
    await frame()
  }
  // A finger lets go when it sees the others make room.
  await vi.waitFor(() => expect(to.closest('li')?.style.transform).toMatch(/^translate3d/))
  send('pointerup', goal)
}

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

test('a finger drags a photo by its handle to another place, and the shop keeps that order', async () => {
  const { ports, saved } = aShop(five)
  await open(albumWorld({ album: five, ports }))
  await drags(
    handleOf('IMG_2041.JPG'),
    page
      .getByRole('button', { name: /IMG_2043/ })
      .first()
      .element(),
  )
  await vi.waitFor(() => expect(names()).toEqual(['IMG_2042', 'IMG_2043', 'IMG_2041', 'IMG_2044', 'IMG_2045']))
  await vi.waitFor(() => expect(saved.at(-1)?.groups[0]?.photos[2]?.fileName).toBe('IMG_2041.JPG'))
})

test('the same by the keyboard', async () => {
  const { ports } = aShop(five)
  await open(albumWorld({ album: five, ports }))
  ;(handleOf('IMG_2041.JPG') as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await vi.waitFor(() => expect(document.querySelector('[data-dragging]')).not.toBeNull())
  await frame()
  await userEvent.keyboard('{ArrowRight}')
  await frame()
  await vi.waitFor(() => expect(document.body.textContent).toContain('is over Without a title, position 2'))
  await userEvent.keyboard(' ')
  await vi.waitFor(() => expect(names().slice(0, 2)).toEqual(['IMG_2042', 'IMG_2041']))
})

test('a tap on a photo opens it, the enter key too', async () => {
  const { ports } = aShop(five)
  await open(albumWorld({ album: five, ports }))
  ;(page.getByRole('button', { name: 'Photo 2: IMG_2042.JPG' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

/** Uploads that end when the test says so. */
function endings() {
  const safe = new Map<string, (photo: AlbumPhoto) => void>()
  const uploading: Partial<UploadPorts> = {
    send: () => Promise.resolve(),
    askProcessing: () => Promise.resolve({ kind: 'done' }),
    fetchPhotoFacts: ({ uploadId }: UploadInput) =>
      new Promise((keep) => safe.set(uploadId, (photo) => keep({ kind: 'kept', photo }))),
  }
  const end = async (uploadId: string, photo: AlbumPhoto | undefined) => {
    await vi.waitFor(() => expect(safe.has(uploadId)).toBe(true))
    if (photo) {
      safe.get(uploadId)?.(photo)
    }
  }
  return { uploading, end }
}

test('a photo on its way becomes one of the album in the same place; its bytes go only when the album is saved', async () => {
  const { ports, shop } = aShop(five)
  const { uploading, end } = endings()
  let answer: () => void = () => undefined
  shop.mayAnswer = new Promise((done) => {
    answer = done
  })
  const released: string[] = []
  const world = albumWorld({ album: five, ports, uploading, uploads: [{ at: 'processing', name: 'new.heic' }] })
  await open({ ...world, picking: { ...world.picking, release: async (id) => void released.push(id) } })
  await vi.waitFor(() => expect(document.querySelector('[data-way] img')).not.toBeNull())
  const tile = document.querySelector('[data-way]') as Element
  let blinks = 0
  const watch = new MutationObserver(() => {
    blinks += tile.querySelector('img') ? 0 : 1
  })
  watch.observe(tile, { childList: true, subtree: true })
  const [kept] = albumPhotos(1, 9)
  await end('upload0', kept)
  await expect.element(page.getByRole('button', { name: 'Photo 6: IMG_2050.JPG' })).toBeVisible()
  expect(tile.isConnected).toBe(true)
  // The shop's picture takes the place of the phone's own once it is there, however soon that is.
  await vi.waitFor(() => expect(tile.querySelector('img')?.getAttribute('src')).toBe(kept?.imageThumb))
  expect(blinks).toBe(0)
  watch.disconnect()
  expect(released).toEqual([])
  answer()
  await vi.waitFor(() => expect(released).toEqual(['upload0']))
})

test('a photo that the album has already, or that is picked twice, is said, and kept once', async () => {
  const { ports } = aShop(five)
  const { uploading, end } = endings()
  const released: string[] = []
  const checkFile = async () => ({ kind: 'accepted', format: 'jpeg' }) as const
  const world = albumWorld({ album: five, ports, uploading: { ...uploading, checkFile } })
  const picked = ['known.jpg', 'new.jpg', 'twin.jpg'].map((fileName) => ({ uploadId: fileName, fileName, bytes: 1 }))
  const picking = { ...world.picking, pick: async () => picked, release: async (id: string) => void released.push(id) }
  await open({ ...world, picking })
  const input = document.querySelector<HTMLInputElement>('[data-photo-picker]')
  await userEvent.upload(input as HTMLInputElement, new File(['photo'], 'known.jpg', { type: 'image/jpeg' }))
  const said: string[] = []
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[data-tone]')) {
      said.push(toast.textContent ?? '')
    }
  }).observe(document.body, { childList: true, subtree: true })
  await end('known.jpg', albumPhotos(1, 2)[0])
  await end('new.jpg', albumPhotos(1, 9)[0])
  await end('twin.jpg', albumPhotos(1, 9)[0])
  await vi.waitFor(() => expect(released.toSorted()).toEqual(['known.jpg', 'new.jpg', 'twin.jpg']))
  // A toast of the test before may still stand on the page.
  const known = [...new Set(said)].filter((sentence) => sentence.endsWith('is in this album already.'))
  expect(known).toEqual(['known.jpg is in this album already.', 'twin.jpg is in this album already.'])
  await vi.waitFor(() =>
    expect(names()).toEqual([...albumPhotos(5), ...albumPhotos(1, 9)].map(({ fileName }) => fileName?.slice(0, 8))),
  )
})

test('A§4 upload status 1: the percent stands as text on the tile [A§4.upload-percent]', async () => {
  const { ports } = aShop(five)
  const uploading: Partial<UploadPorts> = {
    send: (_, report) => {
      report({ sent: 420_000, bytesPerSecond: 1000 })
      return new Promise(() => undefined)
    },
  }
  await open(albumWorld({ album: five, ports, uploading, uploads: [{ at: 'sending', name: 'new.heic' }] }))
  await expect.element(page.getByText(/^\d+ %$/)).toBeVisible()
})

test('A§4 uploads are paused and go on, and one is taken back: its bytes leave this phone [A§4.upload-paused]', async () => {
  const { ports } = aShop(five)
  const { uploading } = endings()
  const released: string[] = []
  const uploads = [
    { at: 'processing', name: 'one.heic' },
    { at: 'processing', name: 'two.heic' },
  ] as const
  const world = albumWorld({ album: five, ports, uploading, uploads })
  await open({ ...world, picking: { ...world.picking, release: async (id) => void released.push(id) } })
  await page.getByRole('button', { name: 'Pause uploads' }).click()
  await expect.element(page.getByText('0 of 2 uploaded, paused')).toBeVisible()
  await page.getByRole('button', { name: 'Do not upload one.heic' }).click()
  await expect.element(page.getByText('0 of 1 uploaded, paused')).toBeVisible()
  await vi.waitFor(() => expect([released, document.querySelectorAll('[data-way]').length]).toEqual([['upload0'], 1]))
  await page.getByRole('button', { name: 'Resume uploads' }).click()
  await expect.element(page.getByRole('button', { name: 'Pause uploads' })).toBeVisible()
})

test('photos that become safe in another order stand as they were picked', async () => {
  const { ports, saved } = aShop(five)
  const { uploading, end } = endings()
  const uploads = [{ at: 'processing' }, { at: 'processing' }] as const
  await open(albumWorld({ album: five, ports, uploading, uploads }))
  const [first, second] = albumPhotos(2, 9)
  await end('upload1', second)
  await vi.waitFor(() => expect(names()).toContain('IMG_2051'))
  await end('upload0', first)
  await vi.waitFor(() => expect(names().slice(5)).toEqual(['IMG_2050', 'IMG_2051']))
  await vi.waitFor(() =>
    expect(
      saved
        .at(-1)
        ?.groups[0]?.photos.slice(5)
        .map(({ fileName }) => fileName),
    ).toEqual(['IMG_2050.JPG', 'IMG_2051.JPG']),
  )
})

test('a photo that is taken out before it was saved does not come in again', async () => {
  const { ports, shop } = aShop(five)
  const { uploading, end } = endings()
  let answer: () => void = () => undefined
  shop.mayAnswer = new Promise((done) => {
    answer = done
  })
  await open(albumWorld({ album: five, ports, uploading, uploads: [{ at: 'processing' }] }))
  await end('upload0', albumPhotos(1, 9)[0])
  await page.getByRole('button', { name: 'Photo 6: IMG_2050.JPG' }).click()
  await page.getByRole('button', { name: 'Remove from the album' }).click()
  answer()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  expect(names()).toEqual(['IMG_2041', 'IMG_2042', 'IMG_2043', 'IMG_2044', 'IMG_2045'])
})

test('a refused photo lands in the tray with its reason, and leaves it by one tap', async () => {
  const { ports } = aShop(five)
  await open(albumWorld({ album: five, ports, uploads: [{ at: { refused: 'photo-too-small' }, name: 'sticker.png' }] }))
  await expect.element(page.getByText('1 photo needs attention')).toBeVisible()
  await page.getByRole('button', { name: '1 photo needs attention' }).click()
  await expect.element(page.getByText('sticker.png')).toBeVisible()
  await page.getByRole('button', { name: 'Remove from list' }).click()
  await expect.element(page.getByText('1 photo needs attention')).not.toBeInTheDocument()
})

test('A§8 processing: a photo that has arrived and is being processed shows a loading text until it is done [A§8.processing]', async () => {
  const { ports } = aShop(five)
  const { uploading, end } = endings()
  await open(albumWorld({ album: five, ports, uploading, uploads: [{ at: 'processing', name: 'new.heic' }] }))
  await expect.element(page.getByText('Checking…')).toBeVisible()
  await end('upload0', albumPhotos(1, 9)[0])
  await expect.element(page.getByText('Checking…')).not.toBeInTheDocument()
})

test('A§8 image load failure: a picture that does not load is tried once more, then its name stands there [A§8.image-shown]', async () => {
  const [first, ...others] = albumPhotos(2)
  const album = anAlbum({
    groups: [aGroup('g1', [{ ...(first as AlbumPhoto), imageThumb: '/no-such-picture.jpg' }, ...others])],
  })
  const { ports } = aShop(album)
  await open(albumWorld({ album, ports }))
  await expect.element(page.getByText('IMG_2041.JPG', { exact: true })).toBeVisible()
  expect(document.querySelectorAll('li img').length).toBe(1)
})

test('A§8 image load failure: the photo is marked with errorCode -1, stays out of designs, and that is told [A§8.image-marked]', async () => {
  const [broken, ...well] = albumPhotos(3)
  const photos = [{ ...(broken as AlbumPhoto), imageThumb: '/no-such-picture.jpg' }, ...well]
  const album = anAlbum({ groups: [aGroup('g1', photos)] })
  const { ports, saved } = aShop(album)
  await open(albumWorld({ album, ports }))
  await expect.element(page.getByText(/^1 photo can’t be shown right now/)).toBeVisible()
  await vi.waitFor(() => expect(saved.at(-1)?.failed).toEqual([broken?.id]))
})

test('A§8 a photo whose file is damaged is told in its album, with what to do [A§8.damaged-in-album]', async () => {
  const photos = albumPhotos(3)
  const album = anAlbum({ groups: [aGroup('g1', photos)], damaged: photos.slice(0, 1).map(({ id }) => id) })
  await open(albumWorld({ album, ports: aShop(album).ports }))
  await expect.element(page.getByText(/^1 photo file is damaged and can’t be printed\./)).toBeVisible()
})

test('A§3 group textShow, disabled, layoutTexts: chosen in the sheet of the group, shown in the album, kept [A§3.group]', async () => {
  const description = `${'a'.repeat(40)} end`
  const album = anAlbum({ groups: [{ ...aGroup('g1', albumPhotos(2)), description }] })
  const { ports, saved } = aShop(album)
  await open(albumWorld({ album, ports }))
  await expect.element(page.getByText(description)).toBeVisible()
  await page.getByRole('button', { name: 'Title and text of this group' }).click()
  await page.getByRole('radio', { name: /^The first line/ }).click()
  await page.getByLabelText('Text for the backs of cards').fill('سنة')
  await expect.element(page.getByText('These characters can’t be printed: س ن ة')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Done' })).toBeDisabled()
  await page.getByLabelText('Text for the backs of cards').fill('Miss you\nBe well')
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByText(`${'a'.repeat(36)}…`)).toBeVisible()
  await expect.element(page.getByText('Left out of designs')).toBeVisible()
  await vi.waitFor(() => {
    const [group] = saved.at(-1)?.groups ?? []
    expect({ ...group, photos: group?.photos.length }).toEqual({
      ...{ id: 'g1', title: group?.title, description, photos: 2 },
      ...{ textShow: 'part', disabled: true, layoutTexts: ['Miss you', 'Be well'] },
    })
  })
})
