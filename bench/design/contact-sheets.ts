import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { DEMO_BOOKS } from '../../domain/demo/book-products.ts'
import { DEMO_THEMES } from '../../domain/demo/themes.ts'
import { type AutoDesignRequest, autoDesign } from '../../domain/design/auto/auto-design.ts'
import type { Design, Page, Slot } from '../../domain/design/design.ts'
import { coverCrop } from '../../domain/design/placing/crop.ts'
import { asId, countingIds } from '../../domain/ids.ts'
import { seededRandom } from '../../domain/layout/seeded-random.ts'
import { type PhotoFacts, photoBook } from '../../domain/photo/photo.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import { sceneOf } from '../../editor/scene/compose/scene-of.ts'
import { loadFontBook } from '../../server/fonts/load-font-book.ts'
import { createDecoder } from '../../server/photos/decode-photo.ts'
import { createPagePainter } from '../../server/render/paint-page.ts'
import { type PeerPage, rowBook } from './row-peers.ts'
import { templateBook } from './template-peers.ts'

/**
 * `npm run contact-sheets -- --photos DIR --before TREE --out DIR`: the same albums laid out by this engine, by that of
 * another checkout, by template autofill and in rows; one sheet each, shuffled and without a name, for a choice that is blind.
 */
const USAGE =
  'npm run contact-sheets -- --photos PHOTOS_DIR --before CHECKOUT --out DIR [--seed N] [--albums N] [--look THEME_ID]'

/** Pictures that only try a camera's orientation: nobody has nine of one waterfall with numbers on them. */
const NO_ALBUM = /^(orient_|lying_|sideways_)/

const PAGE_WIDTH = 300
const GAP = 14

interface Decoded {
  readonly file: string
  readonly facts: PhotoFacts
  readonly proxy: string
}

type Engine = 'new' | 'before' | 'templates' | 'rows'
const ENGINES: readonly Engine[] = ['new', 'before', 'templates', 'rows']

async function decodeAll(folder: string, into: string): Promise<Decoded[]> {
  const kept = join(into, 'photos.json')
  if (existsSync(kept)) {
    return JSON.parse(readFileSync(kept, 'utf8'))
  }
  mkdirSync(into, { recursive: true })
  const decoder = createDecoder()
  const decoded: Decoded[] = []
  for (const file of readdirSync(folder)
    .sort()
    .filter((name) => !NO_ALBUM.test(name))) {
    const own = join(into, basename(file, extname(file)) + extname(file).slice(1))
    mkdirSync(own, { recursive: true })
    const verdict = await decoder.decode(readFileSync(join(folder, file)), { into: own })
    if (verdict.kind === 'decoded') {
      const { width, height, takenAt, focus, likeness, sharpEdge, blackPercent, lies, files } = verdict.photo
      const facts: PhotoFacts = {
        ...{ id: asId<PhotoFacts['id']>(file), width, height },
        ...(takenAt === undefined ? {} : { takenAt }),
        ...(focus ? { focus } : {}),
        ...(likeness === undefined ? {} : { likeness }),
        ...(sharpEdge === undefined ? {} : { sharpEdge }),
        ...(blackPercent === undefined ? {} : { blackPercent }),
        ...(lies === undefined ? {} : { lies }),
      }
      decoded.push({
        file,
        facts,
        proxy: files.proxy,
      })
    }
  }
  await decoder.close()
  writeFileSync(kept, JSON.stringify(decoded))
  return decoded
}

/** An album as a phone has it: some of the photos, by the time they were taken, those without a time where they were put. */
function albumOf(photos: readonly Decoded[], count: number, seed: number): Decoded[] {
  const random = seededRandom(seed)
  const left = [...photos]
  const chosen: Decoded[] = []
  while (chosen.length < count && left.length > 0) {
    chosen.push(...left.splice(Math.floor(random() * left.length), 1))
  }
  return chosen.sort((a, b) => (a.facts.takenAt ?? 0) - (b.facts.takenAt ?? 0) || a.file.localeCompare(b.file))
}

/** A peer's pages in the look and on the paper of ours: its rectangles in the area that the look leaves. */
function peerDesign(ours: Design, pages: readonly PeerPage[], album: readonly Decoded[], theme: Theme): Design {
  const [cover] = ours.pages
  const inset = theme.layout.kind === 'bleed' ? 0 : 16
  return {
    ...ours,
    pages: [
      ...(cover ? [cover] : []),
      ...pages.map(
        (page, at): Page => ({
          id: asId(`peer${at}`),
          kind: 'inner',
          captions: [],
          shuffleStep: 0,
          locked: false,
          slots: page.cells.flatMap((cell, n): Slot[] => {
            const photo = album[cell.photo]
            const box = { x: cell.x + inset, y: cell.y + inset, width: cell.width, height: cell.height }
            return photo
              ? [
                  {
                    id: asId(`s${n}`),
                    panel: 'front',
                    box,
                    locked: false,
                    placement: {
                      photoId: photo.facts.id,
                      crop: coverCrop(photo.facts, box, 0),
                      turns: 0,
                      flip: 'none',
                      angle: 0,
                    },
                  },
                ]
              : []
          }),
        }),
      ),
    ],
  }
}

const { values: options } = parseArgs({
  options: {
    photos: { type: 'string' },
    before: { type: 'string' },
    out: { type: 'string', default: 'build/sheets' },
    seed: { type: 'string', default: '1' },
    albums: { type: 'string', default: '8' },
    look: { type: 'string' },
  },
})
if (!options.photos || !options.before) {
  console.error(USAGE)
  process.exit(2)
}
const out = resolve(options.out)
const photos = await decodeAll(resolve(options.photos), join(out, 'photos'))
const before: { autoDesign: typeof autoDesign } = await import(
  pathToFileURL(join(resolve(options.before), 'domain/design/auto/auto-design.ts')).href
)
const fonts = loadFontBook()
const product = DEMO_BOOKS[0]
if (!product?.book) {
  throw new Error('the demo shop sells a book')
}
const book = product.book
const looks = options.look ? DEMO_THEMES.filter(({ id }) => id === options.look) : DEMO_THEMES
if (looks.length === 0) {
  console.error(`there is no look ${options.look}; there are ${DEMO_THEMES.map(({ id }) => id).join(', ')}`)
  process.exit(2)
}
const painter = createPagePainter(fonts)
const random = seededRandom(Number(options.seed))
const key: string[] = []
for (let at = 0; at < Number(options.albums); at++) {
  const album = albumOf(photos, 24 + ((at * 5) % 34), Number(options.seed) * 100 + at)
  const theme = looks[at % looks.length] as Theme
  const request = (): AutoDesignRequest => ({
    groups: [{ id: asId('g'), title: '', description: '', photos: album.map(({ facts }) => facts) }],
    ...{ title: '', product, theme, seed: at + 1, ids: countingIds('p') },
  })
  const ours = autoDesign(request())
  const theirs = before.autoDesign(request())
  if (ours.kind !== 'designed' || theirs.kind !== 'designed') {
    throw new Error('an engine refuses the album')
  }
  const inset = theme.layout.kind === 'bleed' ? 0 : 32
  const paper = { width: book.page.width - inset, height: book.page.height - inset, gap: 4 }
  const aspects = album.map(({ facts }) => facts.width / facts.height)
  const count = ours.design.pages.length - 1
  const designs: Record<Engine, Design> = {
    new: ours.design,
    before: theirs.design,
    templates: peerDesign(ours.design, templateBook(aspects, count, paper), album, theme),
    rows: peerDesign(ours.design, rowBook('react-photo-album', aspects, count, paper), album, theme),
  }
  const order = [...ENGINES]
    .map((engine) => ({ engine, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ engine }) => engine)
  for (const [n, engine] of order.entries()) {
    const name = `album${at + 1}-${'ABCD'[n]}`
    await sheet(designs[engine], album, theme, join(out, `${name}.jpg`))
    key.push(`${name}\t${engine}\t${theme.id}\t${album.length} photos\t${designs[engine].pages.length - 1} pages`)
    console.log(name)
  }
}
writeFileSync(join(out, 'key.txt'), `${key.join('\n')}\n`)

async function sheet(design: Design, album: readonly Decoded[], theme: Theme, file: string): Promise<void> {
  const known = photoBook(album.map(({ facts }) => facts))
  const proxies = new Map(album.map(({ facts, proxy }) => [facts.id, proxy]))
  const pictures: Buffer[] = []
  for (const page of design.pages.slice(1)) {
    const scene = sceneOf({ design, page, product: book, theme, photos: known, fonts })
    // Every page has an id of its own per engine, so that nothing of another engine's page is taken for painted.
    const own = { ...scene, pageId: `${file}-${scene.pageId}` as typeof scene.pageId }
    pictures.push(
      await painter.jpeg({
        scene: own,
        width: PAGE_WIDTH,
        proxyOf: async (id) => readFileSync(proxies.get(id) ?? ''),
      }),
    )
  }
  const height = (await sharp(pictures[0]).metadata()).height ?? PAGE_WIDTH
  // The first page is a right one, as in the book; then two by two, three spreads a row.
  const cells = pictures.map((input, at) => {
    const spread = Math.floor((at + 1) / 2)
    const side = (at + 1) % 2
    const column = spread % 3
    const row = Math.floor(spread / 3)
    const left = GAP + column * (2 * PAGE_WIDTH + GAP) + side * PAGE_WIDTH
    return { input, left, top: GAP + row * (height + GAP) }
  })
  const rows = Math.floor(pictures.length / 2 / 3) + 1
  await sharp({
    create: {
      width: GAP + 3 * (2 * PAGE_WIDTH + GAP),
      height: GAP + rows * (height + GAP),
      channels: 3,
      background: '#8d8a84',
    },
  })
    .composite(cells)
    .jpeg({ quality: 82 })
    .toFile(file)
}
