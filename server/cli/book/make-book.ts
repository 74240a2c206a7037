import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createAlbum } from '../../../domain/calls/album.ts'
import { FACTORY_BASE } from '../../../domain/calls/factory.ts'
import { placedPhotos } from '../../../domain/design/design.ts'
import { type BookReport, fileVerdicts, summary } from './book-report.ts'
import { arrangeAlbum, chooseProduct, designBook, savePages } from './design-book.ts'
import type { BookOptions } from './options.ts'
import { fetchForFactory, orderBook, waitForPrint } from './order-book.ts'
import { listFiles } from './photo-files.ts'
import type { Report } from './report.ts'
import { openRunState, type RunStateFile } from './run-state.ts'
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
  const dataDir = options.data ?? join(out, '.book', 'data')
  const server = options.server ? runningServer(options.server) : shopOfOurOwn(dataDir, out, states, report)
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
    report.say(summary(made.photos))
    return made
  } finally {
    await server.stop()
  }
}

/** Removes the own shop's data once the book is made; `--data` keeps it. */
export async function tidyUp(options: BookOptions): Promise<void> {
  if (!options.server && !options.data && !options.photosOnly) {
    await rm(join(options.out, '.book', 'data'), { recursive: true, force: true })
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

async function steps({ options, report, states, files, server, client }: Run): Promise<BookReport> {
  const { state } = states
  await signIn(client, states)
  const aid = state.aid ?? (await newAlbum(client, states))
  const room = join(options.out, '.book', 'uploads')
  await timed(states, 'upload', () =>
    uploadPhotos({ ...options, folder: options.photosDir, files, room, aid, client, server, states, report }),
  )
  if (options.photosOnly) {
    return { ...EMPTY, photos: fileVerdicts(files, state, new Set()), ms: times(states) }
  }
  await arrangeAlbum(client, states, aid)
  const product = await chooseProduct(client, options.product)
  const opened = await timed(states, 'design', () => designBook(client, states, options, { aid, product }))
  await writeJson(join(options.out, 'design.json'), opened.design)
  report.say(`designed: ${opened.pages.length} sheets with ${new Set(placedPhotos(opened.design)).size} photos`)
  await timed(states, 'preview', () => savePages(client, opened, options.out, report))
  const order = await orderBook(client, states, { product, aid, taskId: opened.tid, rev: opened.rev })
  report.say(`ordered and paid: ${order.orderId}, ${(order.amount / 100).toFixed(2)} ${order.currency}`)
  await timed(states, 'print', () => waitForPrint(client, order.orderId, report))
  const token = options.server ? (options.factoryToken ?? '') : state.factoryToken
  for (const name of ['print.pdf', 'proof.json']) {
    const bytes = await fetchForFactory(client, `${FACTORY_BASE}/${order.orderId}/${name}`, token)
    await writeWhole(join(options.out, name), bytes)
  }
  return {
    orderid: order.orderId,
    product: product.id,
    amount: order.amount,
    currency: order.currency,
    pages: opened.pages.length,
    photos: fileVerdicts(files, state, new Set(placedPhotos(opened.design))),
    ms: times(states),
  }
}

function shopOfOurOwn(dataDir: string, out: string, states: RunStateFile, report: Report): ShopServer {
  return ownServer({
    dataDir,
    logFile: join(out, '.book', 'server.log'),
    factoryToken: states.state.factoryToken,
    onStart: (pid, url) => report.say(`the shop runs at ${url}, process ${pid}`),
  })
}

async function newAlbum(client: ShopClient, states: RunStateFile): Promise<string> {
  const made = await client.call(createAlbum, { name: 'Keepsake', opid: `${states.state.run}-album` })
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
