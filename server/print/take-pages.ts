import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import type { PdfMeta, WrittenPdf } from './pdf-x.ts'

/** Pages of one of our own files as a file of their own. */
export interface PageRange {
  /** From 0. */
  readonly from: number
  /** Behind the last one. */
  readonly to: number
  readonly out: string
  readonly meta: PdfMeta
}

/**
 * Writes some pages of a print file into a file of their own, byte for byte as they are in the whole: only title and
 * document id are its own. Pictures are copied, never packed again, so the cover of a book costs as much as reading it.
 *
 * Reads what `pdf-x.ts` writes: one table of objects, no object streams.
 *
 * @throws Error when the file is not built like that.
 */
export async function takePages(whole: string, { from, to, out, meta }: PageRange, of: PdfMeta): Promise<WrittenPdf> {
  const file = await open(whole)
  try {
    const { objects, root, info } = await tableOf(file)
    const kids = await kidsOf(file, objects, root)
    const kept = kids.list.slice(from, to)
    const reached = await reachable(file, objects, { roots: [root, info, ...kept], pages: kids.pages, kept })
    const sink = createWriteStream(out)
    const done = finished(sink)
    const hash = createHash('sha256')
    let at = 0
    const put = async (bytes: Buffer) => {
      hash.update(bytes)
      at += bytes.length
      if (!sink.write(bytes)) {
        await once(sink, 'drain')
      }
    }
    await put(Buffer.from(HEADER, 'latin1'))
    const places = new Map<number, number>()
    for (const id of [...reached].sort((a, b) => a - b)) {
      const place = objects.get(id) as Place
      places.set(id, at)
      if (id === kids.pages) {
        await put(Buffer.from(pagesObject(id, kept), 'latin1'))
      } else if (place.to - place.from <= SMALL) {
        const bytes = await read(file, place)
        await put(renamed(bytes, of, meta))
      } else {
        for (let here = place.from; here < place.to; here += CHUNK) {
          await put(await read(file, { from: here, to: Math.min(here + CHUNK, place.to) }))
        }
      }
    }
    const size = Math.max(...reached) + 1
    const id = createHash('md5').update(`${meta.documentId} ${meta.title}`).digest('hex')
    await put(Buffer.from(tail(places, { size, root, info, id, at }), 'latin1'))
    sink.end()
    await done
    return { sha256: hash.digest('hex'), bytes: at }
  } finally {
    await file.close()
  }
}

/** The bytes behind the version tell other programs that this is no text. */
const HEADER = '%PDF-1.6\n%\xff\xff\xff\xff\n'
const CHUNK = 2 ** 20
/** Metadata and dictionaries are smaller. */
const SMALL = 2 ** 16

interface Place {
  readonly from: number
  readonly to: number
}

interface Table {
  readonly objects: ReadonlyMap<number, Place>
  readonly root: number
  readonly info: number
}

async function read(file: FileHandle, { from, to }: Place): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(to - from)
  let got = 0
  while (got < bytes.length) {
    const { bytesRead } = await file.read(bytes, got, bytes.length - got, from + got)
    if (bytesRead === 0) {
      throw new Error('the print file ended early')
    }
    got += bytesRead
  }
  return bytes
}

/** Where every object lies; each ends where the next one begins. */
async function tableOf(file: FileHandle): Promise<Table> {
  const { size } = await file.stat()
  const end = (await read(file, { from: Math.max(0, size - 1024), to: size })).toString('latin1')
  const start = Number(/startxref\s+(\d+)/.exec(end)?.[1] ?? Number.NaN)
  if (!(start < size)) {
    throw new Error('the print file has no table of its objects')
  }
  const text = (await read(file, { from: start, to: size })).toString('latin1')
  const [, first = '', entries = ''] = /^xref\s+(\d+) \d+\s+([\s\S]*?)trailer/.exec(text) ?? []
  const offsets = [...entries.matchAll(/(\d{10}) \d{5} ([nf])/g)].flatMap(([, offset, kind], at) =>
    kind === 'n' ? [{ id: Number(first) + at, from: Number(offset) }] : [],
  )
  const inOrder = offsets.sort((a, b) => a.from - b.from)
  const objects = new Map(
    inOrder.map(({ id, from }, at): [number, Place] => [id, { from, to: inOrder[at + 1]?.from ?? start }]),
  )
  return { objects, root: referenceIn(text, 'Root'), info: referenceIn(text, 'Info') }
}

function referenceIn(text: string, key: string): number {
  const found = new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1]
  if (found === undefined) {
    throw new Error(`the print file names no ${key}`)
  }
  return Number(found)
}

/** An object without the bytes of its stream. */
async function headOf(file: FileHandle, objects: Table['objects'], id: number): Promise<string> {
  const place = objects.get(id)
  if (!place) {
    throw new Error(`the print file has no object ${id}`)
  }
  const begin = (await read(file, { ...place, to: Math.min(place.to, place.from + SMALL) })).toString('latin1')
  const stream = begin.indexOf('\nstream\n')
  if (stream >= 0) {
    return begin.slice(0, stream)
  }
  return place.to - place.from <= SMALL ? begin : (await read(file, place)).toString('latin1')
}

async function kidsOf(file: FileHandle, objects: Table['objects'], root: number) {
  const pages = referenceIn(await headOf(file, objects, root), 'Pages')
  const kids = /\/Kids \[([^\]]*)\]/.exec(await headOf(file, objects, pages))?.[1] ?? ''
  return { pages, list: referencesIn(kids) }
}

function referencesIn(text: string): number[] {
  return [...text.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id))
}

/** Every object that the kept pages need. The tree of pages is written anew, so nothing is reached through it. */
async function reachable(
  file: FileHandle,
  objects: Table['objects'],
  { roots, pages, kept }: { roots: readonly number[]; pages: number; kept: readonly number[] },
): Promise<ReadonlySet<number>> {
  const reached = new Set<number>([pages])
  const open = [...roots, ...kept]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (!reached.has(id)) {
      reached.add(id)
      open.push(...referencesIn(await headOf(file, objects, id)))
    }
  }
  return reached
}

function pagesObject(id: number, kids: readonly number[]): string {
  const list = kids.map((kid) => `${kid} 0 R`).join(' ')
  return `${id} 0 obj\n<<\n/Type /Pages\n/Count ${kids.length}\n/Kids [${list}]\n>>\nendobj\n`
}

/** The file's own title and id where the whole names its own: in its metadata, and in the title of its Info. */
function renamed(bytes: Buffer, of: PdfMeta, meta: PdfMeta): Buffer {
  if (bytes.includes('/Type /Metadata')) {
    const text = bytes.toString('utf8')
    const changed = text
      .replace(`uuid:${of.documentId}`, `uuid:${meta.documentId}`)
      .replace(`>${of.title}<`, `>${meta.title}<`)
    return Buffer.from(changed.replace(`/Length ${streamLength(text)}`, `/Length ${streamLength(changed)}`))
  }
  const title = `obj\n(${of.title})\nendobj`
  return bytes.includes(title)
    ? Buffer.from(bytes.toString('latin1').replace(title, `obj\n(${meta.title})\nendobj`), 'latin1')
    : bytes
}

function streamLength(text: string): number {
  const [, body = ''] = /\nstream\n([\s\S]*)\nendstream/.exec(text) ?? []
  return Buffer.byteLength(body)
}

function tail(
  places: ReadonlyMap<number, number>,
  { size, root, info, id, at }: { size: number; root: number; info: number; id: string; at: number },
): string {
  const entries = Array.from({ length: size }, (_, number) => {
    const place = places.get(number)
    return place === undefined ? '0000000000 65535 f ' : `${String(place).padStart(10, '0')} 00000 n `
  })
  return [
    ...['xref', `0 ${size}`, ...entries, 'trailer', '<<', `/Size ${size}`],
    ...[`/Root ${root} 0 R`, `/Info ${info} 0 R`, `/ID [<${id}> <${id}>]`, '>>', 'startxref', String(at), '%%EOF', ''],
  ].join('\n')
}
