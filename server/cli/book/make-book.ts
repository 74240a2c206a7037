import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEFAULT_ALBUM_NAMES } from '../../../domain/album/album.ts'
import { createAlbum } from '../../../domain/calls/album.ts'
import { FACTORY_BASE } from '../../../domain/calls/factory.ts'
import { placedPhotos } from '../../../domain/design/design.ts'
import { needOf } from '../../../domain/order/item-needs.ts'
import { writtenAmount } from '../../../domain/product/currency.ts'
import { PRODUCT_TYPES, type Product } from '../../../domain/product/product.ts'
import { type BookReport, fileVerdicts, summary } from './book-report.ts'
import { arrangeAlbum, chooseProduct, chooseTheme, designBook, savePages } from './design-book.ts'
import type { BookOptions } from './options.ts'
import {
  type BookToOrder,
  factoryTokenOf,
  fetchForFactory,
  orderBook,
  type PlacedOrder,
  waitForPrint,
} from './order-book.ts'
import { listFiles } from './photo-files.ts'
import type { Report } from './report.ts'
import { openRunState, type RunStateFile } from './run-state.ts'
import { saveOriginals } from './save-originals.ts'
import { type ShopClient, shopClient } from './shop-client.ts'
import { ownServer, runningServer, type ShopServer } from './shop-server.ts'
import { signIn } from './sign-in.ts'
import { uploadPhotos } from './upload-photos.ts'

const EMPTY: BookReport = {
  orderid: '',
  product: '',
  amount: 0,
  currency: '',
  pages: 0,
  photos: [],
  ms: { upload: 0, design: 0, preview: 0, print: 0 },
}

/** Makes the whole book. What an earlier run has reached is not done again. @throws Error when a step cannot be done. */
export async function makeBook(options: BookOptions, report: Report): Promise<BookReport> {
  const { out } = options
  await mkdir(out, { recursive: true })
  const states = openRunState(out, options.photosDir)
  const files = await listFiles(options.photosDir)
  if (files.length === 0) {
    throw new Error(`There are no files in ${options.photosDir}.`)
  }
  const dataDir = options.data ?? join(out, '.book', 'data')
  const server = options.server ? runningServer(options.server) : shopOfOurOwn(dataDir, out, report)
  try {
    await server.revive()
    const client = shopClient({
      server,
      language: options.language,
      cookies: states.state.cookies,
      keepCookies: (cookies) =>
        states.save((state) => {
          state.cookies = cookies
        }),
      onAway: () => report.say('the shop does not answer; waiting for it to come back'),
    })
    const made = await steps({ options, report, states, files, server, client })
    await writeJson(join(out, 'order.json'), made)
    if (made.photos.length > 0) {
      report.say(summary(made.photos))
    }
    return made
  } finally {
    await server.stop()
  }
}

/** Removes the own shop once the book is made, and what was remembered of it: the next run makes another book. `--data` keeps both. */
export async function tidyUp(options: BookOptions): Promise<void> {
  if (!options.server && !options.data && !options.photosOnly) {
    await rm(join(options.out, '.book'), { recursive: true, force: true })
  }
}

interface Run {
  readonly options: BookOptions
  readonly report: Report
  readonly states: RunStateFile
  readonly files: readonly string[]
  readonly server: ShopServer
  readonly client: ShopClient
}

async function steps(run: Run): Promise<BookReport> {
  const { options, report, states, files, server, client } = run
  const { state } = states
  await signIn(client, states)
  const product = options.photosOnly ? undefined : await chooseProduct(client, options.product)
  if (product && needOf(product.type) === 'design' && !product.parts) {
    // Said before the photos travel, which takes a while.
    chooseTheme(product, options.theme)
  }
  const handsOn = product !== undefined && PRODUCT_TYPES[product.type] === 'transmission'
  if (product && PRODUCT_TYPES[product.type] === 'standard') {
    return await orderGoods(run, product)
  }
  const aid = state.aid ?? (await newAlbum(client, states, options))
  const room = join(options.out, '.book', 'uploads')
  await timed(states, 'upload', () =>
    uploadPhotos({
      ...{ ...options, folder: options.photosDir, files, room, aid, client, server, states, report },
      ...(handsOn ? { pid: product.id } : {}),
    }),
  )
  if (!product) {
    return { ...EMPTY, photos: fileVerdicts(files, state, new Set()), ms: times(states) }
  }
  await arrangeAlbum(client, states, aid, options)
  if (handsOn) {
    return await handOn(run, product, aid)
  }
  return product.parts ? await makeSet(run, product, aid) : await makeDesign(run, product, aid)
}

/** A thing from the shelf: an order, and no files. */
async function orderGoods(run: Run, product: Product): Promise<BookReport> {
  const { client, states } = run
  const order = await orderedAndPaid(run, [{ product, rev: 0 }])
  await timed(states, 'print', () => waitForPrint(client, order.orderId, run.report))
  return { ...EMPTY, ...bill(order, product), ms: times(states) }
}

/** Originals: every file as it was, with the lists to check them against. */
async function handOn(run: Run, product: Product, aid: string): Promise<BookReport> {
  const { options, report, states, files, client } = run
  const order = await orderedAndPaid(run, [{ product, aid, rev: 0 }])
  await timed(states, 'print', () => waitForPrint(client, order.orderId, report))
  const base = `${FACTORY_BASE}/${order.orderId}`
  await saveOriginals(client, { base, token: await factoryTokenOf(client), out: options.out, report })
  const placed = new Set(Object.values(states.state.photos).flatMap(({ photoId }) => photoId ?? []))
  return {
    ...{ ...EMPTY, ...bill(order, product), ms: times(states) },
    photos: fileVerdicts(files, states.state, placed),
  }
}

async function makeDesign(run: Run, product: Product, aid: string): Promise<BookReport> {
  const { options, report, states, files, client } = run
  const opened = await timed(states, 'design', () => designBook(client, states, options, { aid, product }))
  await writeJson(join(options.out, 'design.json'), opened.design)
  report.say(`designed: ${opened.pages.length} sheets with ${new Set(placedPhotos(opened.design)).size} photos`)
  await timed(states, 'preview', () => savePages(client, opened, options.out, report))
  const order = await orderedAndPaid(run, [{ product, aid, taskId: opened.tid, rev: opened.rev }])
  await timed(states, 'print', () => waitForPrint(client, order.orderId, report))
  await saveFiles(run, order.orderId, product, 0, options.out)
  return {
    ...{ ...EMPTY, ...bill(order, product), pages: opened.pages.length, ms: times(states) },
    photos: fileVerdicts(files, states.state, new Set(placedPhotos(opened.design))),
  }
}

/** Every thing of a set, designed in turn from the same album, each in a folder of its own. */
async function makeSet(run: Run, set: Product, aid: string): Promise<BookReport> {
  const { options, report, states, files, client } = run
  const placed = new Set<string>()
  const books: BookToOrder[] = []
  let pages = 0
  for (const part of set.parts ?? []) {
    const product = await chooseProduct(client, part.pid)
    const item = { product, quantity: part.quantity, combineId: part.id, rev: 0 }
    if (needOf(product.type) !== 'design') {
      books.push(needOf(product.type) === 'photos' ? { ...item, aid } : item)
      continue
    }
    const folder = join(options.out, part.id)
    await mkdir(folder, { recursive: true })
    const opened = await timed(states, 'design', () =>
      designBook(client, states, options, { aid, product, part: part.id }),
    )
    await writeJson(join(folder, 'design.json'), opened.design)
    await timed(states, 'preview', () => savePages(client, opened, folder, report))
    for (const id of placedPhotos(opened.design)) {
      placed.add(id)
    }
    pages += opened.pages.length
    books.push({ ...item, aid, taskId: opened.tid, rev: opened.rev })
  }
  const order = await orderedAndPaid(run, books, set)
  await timed(states, 'print', () => waitForPrint(client, order.orderId, report))
  for (const [n, { product, taskId, combineId }] of books.entries()) {
    if (taskId) {
      await saveFiles(run, order.orderId, product, n, join(options.out, combineId ?? String(n)))
    }
  }
  return {
    ...{ ...EMPTY, ...bill(order, set), pages, ms: times(states) },
    photos: fileVerdicts(files, states.state, placed),
  }
}

async function orderedAndPaid({ client, states, report }: Run, books: readonly BookToOrder[], set?: Product) {
  const order = await orderBook(client, states, books, set)
  report.say(`ordered and paid: ${order.orderId}, ${writtenAmount(order.amount, order.currency)} ${order.currency}`)
  return order
}

function bill({ orderId, amount, currency }: PlacedOrder, product: Product) {
  return { orderid: orderId, product: product.id, amount, currency }
}

/** The files of one designed thing as the factory fetches them. */
async function saveFiles(run: Run, orderId: string, product: Product, n: number, folder: string): Promise<void> {
  const { client } = run
  const token = await factoryTokenOf(client)
  const frames = PRODUCT_TYPES[product.type] === 'frame' ? ['frames.json'] : []
  for (const name of ['print.pdf', 'proof.json', ...frames]) {
    const bytes = await fetchForFactory(client, `${FACTORY_BASE}/${orderId}/${name}?n=${n}`, token)
    await writeWhole(join(folder, name), bytes)
  }
}

function shopOfOurOwn(dataDir: string, out: string, report: Report): ShopServer {
  return ownServer({
    dataDir,
    logFile: join(out, '.book', 'server.log'),
    onStart: (pid, url) => report.say(`the shop runs at ${url}, process ${pid}`),
  })
}

async function newAlbum(client: ShopClient, states: RunStateFile, { language }: BookOptions): Promise<string> {
  const made = await client.call(createAlbum, {
    name: DEFAULT_ALBUM_NAMES[language],
    opid: `${states.state.run}-album`,
  })
  states.save((state) => {
    state.aid = made.NewAlbumID
  })
  return made.NewAlbumID
}

/** Time that a step took, over all runs that it took. */
async function timed<T>(states: RunStateFile, name: keyof BookReport['ms'], step: () => Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    return await step()
  } finally {
    const ms = Math.round(performance.now() - began)
    states.save((state) => {
      state.ms[name] = (state.ms[name] ?? 0) + ms
    })
  }
}

function times({ state }: RunStateFile): BookReport['ms'] {
  const { upload = 0, design = 0, preview = 0, print = 0 } = state.ms
  return { upload, design, preview, print }
}

async function writeJson(path: string, value: unknown): Promise<void> {
  await writeWhole(path, `${JSON.stringify(value, null, 2)}\n`)
}

async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.half`, content)
  await rename(`${path}.half`, path)
}
