import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { usualSettings } from '../../../domain/calendar/calendar-months.ts'
import { getAlbumInfo, saveAlbum } from '../../../domain/calls/album.ts'
import type { DataOf } from '../../../domain/calls/call.ts'
import { getMerchantProdList, getProdInfoById } from '../../../domain/calls/catalogue.ts'
import { createPreview, openPreview, queryPreviewStatus } from '../../../domain/calls/preview.ts'
import { isCapped, photoBounds } from '../../../domain/order/photo-count.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { BookOptions } from './options.ts'
import type { Report } from './report.ts'
import type { RunState, RunStateFile } from './run-state.ts'
import { CallRefused, type ShopClient } from './shop-client.ts'

export type OpenedPreview = DataOf<typeof createPreview>

/** Seconds that one question for pictures may wait for its answer. */
const WAIT_S = 8

/**
 * Puts the stored photos into the album: one group for every folder, each in the order of its photos' times. Says what
 * stands on its covers, too: an album that does not is asked about, and nobody is here to answer.
 */
export async function arrangeAlbum(
  client: ShopClient,
  states: RunStateFile,
  aid: string,
  { title = '' }: Pick<BookOptions, 'title'>,
): Promise<void> {
  if (states.state.albumSaved) {
    return
  }
  const { lastupdatetime, name } = await client.call(getAlbumInfo, { aid })
  const groups = groupsOf(states.state)
  await client.call(saveAlbum, { aid, name, lastupdatetime, albumdata: { groups, coverTitle: title } })
  states.save((state) => {
    state.albumSaved = true
  })
}

/** The same bytes twice are one photo, in the group that comes first. */
function groupsOf(state: RunState): { id: string; name: string; photos: string[] }[] {
  const seen = new Set<string>()
  const groups = new Map<string, { key: string; takenAt: number; file: string }[]>()
  for (const [file, photo] of Object.entries(state.photos).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (photo.verdict === 'stored' && photo.key !== undefined && !seen.has(photo.key)) {
      seen.add(photo.key)
      const parts = file.split(/[\\/]/)
      const folder = parts.length > 1 ? (parts[0] ?? '') : ''
      const group = groups.get(folder) ?? []
      group.push({ key: photo.key, takenAt: photo.takenAt ?? Number.MAX_SAFE_INTEGER, file })
      groups.set(folder, group)
    }
  }
  return [...groups].map(([folder, photos], place) => ({
    id: `g${place}`,
    name: [...folder].slice(0, 20).join(''),
    photos: photos.sort((a, b) => a.takenAt - b.takenAt || (a.file < b.file ? -1 : 1)).map((photo) => photo.key),
  }))
}

/** The product that was asked for, or the first book that can be designed. */
export async function chooseProduct(client: ShopClient, pid: string | undefined): Promise<Product> {
  const list = await client.call(getMerchantProdList, { Start: 0, Count: 100 })
  if (pid !== undefined) {
    return await namedProduct(client, pid, list)
  }
  const book = list.find(({ type, soon }) => type === 1 && !soon)
  if (!book) {
    throw new Error('This shop sells no photo book.')
  }
  return book.product
}

type Sold = DataOf<typeof getMerchantProdList>

/** @throws Error with all products when there is none of that id. */
async function namedProduct(client: ShopClient, pid: string, list: Sold): Promise<Product> {
  try {
    return (await client.call(getProdInfoById, { pid })).product
  } catch (error) {
    if (!(error instanceof CallRefused && error.reason === 'not-found')) {
      throw error
    }
    const sold = list.filter(({ soon }) => !soon).map(({ product }) => product.id)
    throw new Error(`This shop has no product ${pid} (--product). It has:\n  ${sold.join('\n  ')}`)
  }
}

/** The theme that was asked for, or the product's first. @throws Error with all its themes when it does not wear that one. */
export function chooseTheme({ id, themeIds }: Pick<Product, 'id' | 'themeIds'>, theme: string | undefined) {
  if (theme !== undefined && !themeIds.some((one) => one === theme)) {
    throw new Error(`${id} is not made in the theme ${theme} (--theme). It is made in:\n  ${themeIds.join('\n  ')}`)
  }
  return theme ?? themeIds[0]
}

/** The design of the album: made now, or by an earlier run. */
export async function designBook(
  client: ShopClient,
  states: RunStateFile,
  options: Pick<BookOptions, 'theme' | 'pages' | 'start' | 'language'>,
  /** `part` names it inside a set. */
  of: { readonly aid: string; readonly product: Product; readonly part?: string },
): Promise<OpenedPreview> {
  const part = of.part ?? ''
  const known = of.part === undefined ? states.state.taskId : states.state.tasks?.[part]
  if (known !== undefined) {
    return await client.call(openPreview, { taskid: known })
  }
  const order = {
    aid: of.aid,
    pid: of.product.id,
    themeid: chooseTheme(of.product, of.part === undefined ? options.theme : undefined),
    photos: isCapped(of.product) ? await firstPhotos(client, of.aid, photoBounds(of.product).max) : undefined,
    pagecount: options.pages,
    calendar: options.start && { ...usualSettings(options.language, options.start), start: options.start },
  }
  const opid = `${states.state.run}-design${part === '' ? '' : `-${part}`}`
  const made = await client.call(createPreview, { orderdata: [order], opid })
  states.save((state) => {
    if (of.part === undefined) {
      state.taskId = made.tid
    } else {
      state.tasks = { ...state.tasks, [of.part]: made.tid }
    }
  })
  return made
}

/** The first photos of the album: of a product that takes no more than so many. */
async function firstPhotos(client: ShopClient, aid: string, count: number): Promise<string[]> {
  const { albumdata } = await client.call(getAlbumInfo, { aid })
  return albumdata.groups.flatMap((group) => group.photos).slice(0, count)
}

/** Waits for the pictures of all pages and keeps them as `pages/NN.jpg`; `00` is the cover. */
export async function savePages(client: ShopClient, opened: OpenedPreview, out: string, report: Report): Promise<void> {
  const folder = join(out, 'pages')
  await mkdir(folder, { recursive: true })
  const step = report.step('preview', opened.pages.length)
  const waiting = new Set(opened.pages.map((page) => page.index))
  while (waiting.size > 0) {
    const indexes = [...waiting].slice(0, 100).join(',')
    const { pages } = await client.call(queryPreviewStatus, { taskid: opened.tid, pageindex: indexes, wait: WAIT_S })
    for (const page of pages) {
      if (page.errorType !== 0) {
        throw new Error(`The shop could not paint page ${page.pageindex}; its log says why.`)
      }
      if (page.previewurl !== '') {
        const picture = await client.request(page.previewurl)
        const bytes = Buffer.from(await picture.arrayBuffer())
        if (picture.status === 200) {
          await writeFile(join(folder, `${String(page.pageindex).padStart(2, '0')}.jpg`), bytes)
          waiting.delete(page.pageindex)
          step.to(opened.pages.length - waiting.size)
        }
      }
    }
  }
}
