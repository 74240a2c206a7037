import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { circlesIn, type Imports, importsOf, mutualFolders } from './imports.ts'

/**
 * The floors of the server, the lowest first. A folder imports its own files and folders of lower floors: neither those
 * beside it nor those above. What stands in no folder puts everything together.
 */
const FLOORS: readonly (readonly string[])[] = [
  // What all share: configuration, secrets, ids, the clock, who asks, what is answered.
  ['base'],
  // Where things lie, and who is asked outside.
  ['db', 'demo-photos', 'fonts', 'providers', 'storage'],
  ['jobs', 'render', 'stores'],
  ['print'],
  // What is handed in: the abilities of the shop, as interfaces.
  ['ports'],
  // Who keeps the catalogue, and what is written when he does.
  ['catalogue-changes'],
  // What the shop does.
  ['accounts', 'coupons', 'levels', 'seed'],
  ['photos'],
  ['preview'],
  ['albums', 'catalogue', 'orders', 'themes'],
  ['notices', 'pay'],
  // What it offers: what a route is, pages, calls; and how requests come to them.
  ['routes'],
  ['pages'],
  ['calls'],
  ['http'],
  // What it tells of itself.
  ['metrics'],
  [''],
  ['cli'],
  // Opens the shop, and takes the operator's commands while it is open.
  ['main.ts'],
]

/** The floors of `domain/design`, the lowest first: from the document to what changes it. */
const DESIGN: readonly (readonly string[])[] = [
  [''],
  ['areas', 'world'],
  ['placing'],
  ['sheets'],
  ['texts'],
  ['pages'],
  ['composing'],
  ['calendar', 'edits'],
  ['edits/commands'],
  ['auto', 'change'],
]

/** Packages that only some folders may name, and files of other folders with their reason in them. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'drizzle-orm': [
    'server/db',
    'server/stores',
    'server/jobs',
    'server/seed',
    'server/cli',
    'server/base/error-for-log.ts',
  ],
  fastify: ['server/http', 'server/routes', 'server/pages', 'server/calls', 'server/shop.ts'],
}

const server = importsOf('server')
const rooms = ['domain', 'machines', 'editor', 'src'].map(importsOf)
const tree: ReadonlyMap<string, Imports> = new Map([...server, ...rooms.flatMap((room) => [...room])])

/** `server/pay/stripe/stripe.ts` stands in `pay`, `server/shop.ts` in ``, and `server/main.ts` above all. */
function folderOf(file: string): string {
  const [, folder = '', ...rest] = file.split('/')
  return rest.length > 0 || folder === 'main.ts' ? folder : ''
}

const floorOf = (file: string) => FLOORS.findIndex((floor) => floor.includes(folderOf(file)))

test('every folder of the server stands on a floor', () => {
  const folders = new Set([...server.keys()].map(folderOf))
  expect([...folders].sort()).toEqual(FLOORS.flat().sort())
})

test('a folder of the server imports lower floors only', () => {
  const breaches = [...server].flatMap(([file, { files }]) =>
    files
      .filter((target) => target.startsWith('server/') && folderOf(target) !== folderOf(file))
      .filter((target) => floorOf(target) >= floorOf(file))
      .map((target) => `${file} -> ${target}`),
  )
  expect(breaches).toEqual([])
})

test('no two folders of the server import each other', () => {
  expect(mutualFolders(server)).toEqual([])
})

test('a folder of the design imports lower floors of it only', () => {
  const inDesign = (file: string) => relative('domain/design', dirname(file))
  const floor = (file: string) => DESIGN.findIndex((folders) => folders.includes(inDesign(file)))
  const files = [...tree].filter(([file]) => file.startsWith('domain/design/'))
  expect([...new Set(files.map(([file]) => inDesign(file)))].sort()).toEqual(DESIGN.flat().sort())
  const breaches = files.flatMap(([file, imports]) =>
    imports.files
      .filter((target) => target.startsWith('domain/design/') && inDesign(target) !== inDesign(file))
      .filter((target) => floor(target) >= floor(file))
      .map((target) => `${file} -> ${target}`),
  )
  expect(breaches).toEqual([])
})

test('no two folders of domain, of the machines, of the editor or of src import each other', () => {
  const graph = new Map(['domain', 'machines', 'editor', 'src'].flatMap((room) => [...importsOf(room)]))
  expect(mutualFolders(graph)).toEqual([])
})

test('SQL is written on the floor of the stores, HTTP is known to routes and what stands above them', () => {
  const breaches = Object.entries(PACKAGES).flatMap(([name, places]) =>
    [...server]
      .filter(([, { packages }]) => packages.some((one) => one === name || one.startsWith(`${name}/`)))
      .filter(([file]) => !places.some((place) => file === place || file.startsWith(`${place}/`)))
      .map(([file]) => `${file} -> ${name}`),
  )
  expect(breaches).toEqual([])
})

test('rows end at the stores: nobody else names the shape of a table, no store promises one', () => {
  const rows = [...server.keys()].flatMap((file) => {
    const lines = readFileSync(join(import.meta.dirname, '..', '..', file), 'utf8').split('\n')
    const named = lines.filter((line) => /\$infer(Select|Insert)/.test(line))
    const told = file.startsWith('server/stores/') ? named.filter((line) => /export type|Promise</.test(line)) : named
    return told.map((line) => `${file}: ${line.trim()}`)
  })
  expect(rows).toEqual([])
})

test('no file leads back to itself by what it imports, types included', () => {
  expect(circlesIn(tree)).toEqual([])
  expect(tree.size).toBeGreaterThan(1000)
})
