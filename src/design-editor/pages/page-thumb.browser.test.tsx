import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { asId, type PageId } from '../../../domain/ids.ts'
import type { Scene } from '../../../editor/scene/scene.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { story } from '../../../tests/support/browser/open-workspace.tsx'
import { PageThumb } from './PageThumb.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  return closeScreen()
})

const scene: Scene = { pageId: asId<PageId>('p1'), width: 100, height: 100, bleed: 0, sprites: [] }
const [one, other] = [...story.photos.values()].map(({ src }) => src)

let comes: (picture: string | undefined) => void = () => undefined

/** Its picture comes later. */
function Late() {
  const [picture, setPicture] = useState<string>()
  comes = setPicture
  return <PageThumb scene={scene} resources={story.resources} picture={picture} width={60} />
}

test('B§4 preview: what is seen of a page stays until the picture of the shop is decoded', async () => {
  const decoding: (() => void)[] = []
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(
    () => new Promise((resolve) => decoding.push(resolve)),
  )
  await openScreen(<Late />, { address: '/theme_preview' })
  /** What is seen, the address of a picture of the shop for short. */
  const seen = () =>
    [...document.querySelectorAll<HTMLElement>('canvas, img')]
      .filter((part) => getComputedStyle(part).opacity === '1')
      .map((part) => (part instanceof HTMLImageElement ? part.src : part.tagName))
  const decodes = async (count: number) => {
    await vi.waitFor(() => expect(decoding.length).toBe(count))
    decoding.at(-1)?.()
  }
  await vi.waitFor(() => expect(seen()).toEqual(['CANVAS']))
  comes(one)
  await vi.waitFor(() => expect(decoding.length).toBe(1))
  expect(seen()).toEqual(['CANVAS'])
  await decodes(1)
  await vi.waitFor(() => expect(seen()).toEqual([one]))
  comes(other)
  await vi.waitFor(() => expect(decoding.length).toBe(2))
  expect(seen()).toEqual([one])
  await decodes(2)
  await vi.waitFor(() => expect(seen()).toEqual([other]))
  // Changed here: nothing that the shop has painted before is seen of it again.
  comes(undefined)
  await vi.waitFor(() => expect(seen()).toEqual(['CANVAS']))
})
