import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { autoDesign } from '../../domain/design/auto/auto-design.ts'
import { countingIds } from '../../domain/ids.ts'
import { photoBook } from '../../domain/photo/photo.ts'
import type { Proof } from '../../domain/production/proof.ts'
import { aBookProduct, aGroup, aTheme, somePhotos } from '../../tests/support/builders/design-builders.ts'
import { generatePhoto } from '../../tests/support/builders/generate-photos.ts'
import { readPdf } from '../../tests/support/print/read-pdf.ts'
import { loadFontBook } from '../fonts/load-font-book.ts'
import { masterFile } from '../fonts/master-file.ts'
import { POINTS_PER_MM } from './pdf-x.ts'
import { besides } from './print-besides.ts'
import { shippedProfile } from './print-colours.ts'
import { PLAIN_SPEC, type PrintSpec } from './print-spec.ts'
import { writePrintFile } from './write-print-file.ts'

const folder = await mkdtemp(join(tmpdir(), 'keepsake-files-'))
afterAll(() => rm(folder, { recursive: true }))

const hasTool = (name: string) => {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
/** Ghostscript and qpdf are other people's eyes on our files; where they are not installed these tests say so and rest. */
const [GHOSTSCRIPT, QPDF] = [hasTool('gs'), hasTool('qpdf')]

const product = aBookProduct({ min: 2, default: 4, max: 8 }, { page: { width: 100, height: 100 } })
const photos = somePhotos(6, 3).map((photo) => ({ ...photo, width: 640, height: 480 }))
const designed = autoDesign({
  ...{ groups: [aGroup(photos, '夏天 2026')], title: '我的影集 & friends', product, seed: 1, ids: countingIds('p') },
  theme: aTheme(),
})
if (designed.kind === 'refused') {
  throw new Error(designed.reason)
}
const { design } = designed

/** The files of the book as this spec wants them. */
async function printed(name: string, spec?: Partial<PrintSpec>, of = design) {
  const path = join(folder, 'photo.jpg')
  const out = join(folder, `${name}.pdf`)
  const proof = await writePrintFile({
    ...{ design: of, product, theme: aTheme(), photos: photoBook(photos), fonts: loadFontBook(), fontFile: masterFile },
    sourceOf: async () => ({ path, width: 640, height: 480, isSrgb: true, sha256: 'photo' }),
    ...{ out, proof: join(folder, `${name}.json`) },
    meta: {
      title: 'order-1',
      createdAt: '2026-01-31T09:00:00Z',
      documentId: '00000000-0000-0000-0000-000000000001',
    },
    ...(spec ? { spec: { ...PLAIN_SPEC, ...spec } } : {}),
  })
  return { out, proof, bytes: await readFile(out) }
}

let plain: { out: string; proof: Proof; bytes: Buffer }
beforeAll(async () => {
  await writeFile(join(folder, 'photo.jpg'), await generatePhoto({ width: 640, height: 480, seed: 1, format: 'jpeg' }))
  plain = await printed('plain')
})

describe('cover and block of a book', () => {
  test('are the pages of the whole in files of their own, with names of their own', async () => {
    const { out, proof } = await printed('apart', { apart: true })
    expect(proof.file.sha256).toBe(plain.proof.file.sha256)
    expect(proof.files.map(({ kind, pages }) => [kind, pages])).toEqual([
      ['cover', 1],
      ['block', design.pages.length - 1],
    ])
    const [whole, cover, block] = await Promise.all([
      readPdf(plain.bytes),
      readPdf(await readFile(besides(out, 'cover'))),
      readPdf(await readFile(besides(out, 'block'))),
    ])
    expect([...cover, ...block]).toEqual(whole)
    const text = (await readFile(besides(out, 'cover'))).toString('latin1')
    expect([text.includes('(order-1 cover)'), text.includes('>order-1 cover<')]).toEqual([true, true])
    expect(text.includes('uuid:00000000-0000-0000-0000-000000000001')).toBe(false)
  })

  test.skipIf(!QPDF)(
    'are whole to another program (qpdf)',
    async () => {
      const { out } = await printed('checked', { apart: true, marks: true })
      for (const file of [out, besides(out, 'cover'), besides(out, 'block')]) {
        expect(execFileSync('qpdf', ['--check', file]).toString()).toContain(
          'No syntax or stream encoding errors found',
        )
      }
    },
    60_000,
  )

  test('are the same byte for byte when they are made again', async () => {
    const [one, two] = [await printed('one', { apart: true }), await printed('two', { apart: true })]
    expect(one.proof.files).toEqual(two.proof.files)
  })
})

describe('crop marks', () => {
  test('stand outside the bleed on a larger sheet, the trim where it was', async () => {
    const { proof, bytes } = await printed('marks', { marks: true })
    expect(proof.marks).toBe(true)
    const mm = (box: readonly number[] | undefined) =>
      box?.map((value) => Math.round((value / POINTS_PER_MM) * 100) / 100)
    const pages = await readPdf(bytes)
    const [page] = pages.slice(1)
    expect([mm(page?.media), mm(page?.bleed), mm(page?.trim)]).toEqual([
      [0, 0, 124, 124],
      [9, 9, 115, 115],
      [12, 12, 112, 112],
    ])
    expect(bytes.includes('/Separation /All /DeviceCMYK')).toBe(true)
    expect(plain.bytes.includes('/Separation')).toBe(false)
    const first = (await readPdf(plain.bytes))[1]
    expect(pages[1]?.images.length).toBe(first?.images.length)
    pages[1]?.images.forEach(({ matrix }, at) => {
      const [, , , , x = 0, y = 0] = first?.images[at]?.matrix ?? []
      expect(Math.abs(matrix[4] - x - 9 * POINTS_PER_MM)).toBeLessThan(0.003)
      expect(Math.abs(matrix[5] - y - 9 * POINTS_PER_MM)).toBeLessThan(0.003)
    })
  })
})

describe('a CMYK profile', () => {
  const cmyk = { profile: { space: 'cmyk', name: 'generic' } } as const

  test('everything is in its inks, and it is the output condition', async () => {
    const { proof, bytes } = await printed('cmyk', cmyk)
    const text = bytes.toString('latin1')
    expect(proof.profile.space).toBe('cmyk')
    expect([text.includes('/ColorSpace /DeviceCMYK'), text.includes('/ColorSpace /DeviceRGB')]).toEqual([true, false])
    expect(text.includes('/DefaultRGB')).toBe(false)
    expect((await readPdf(bytes))[0]?.text.includes('我的影集 & friends')).toBe(true)
  })

  test('a profile of the operator is named in the file and in the proof', async () => {
    const file = join(folder, 'press.icc')
    await writeFile(file, await shippedProfile('cmyk'))
    const { proof, bytes } = await printed('press', { profile: { space: 'cmyk', name: 'press', file } })
    expect(bytes.toString('latin1').includes('/OutputConditionIdentifier (press)')).toBe(true)
    expect(proof.profile.sha256).toMatch(/^[0-9a-f]{64}$/)
    await writeFile(file, 'no profile')
    await expect(printed('broken', { profile: { space: 'cmyk', name: 'press', file } })).rejects.toThrow()
  })

  test.skipIf(!GHOSTSCRIPT)(
    'readings black text: it is black ink alone, on the plates of another program (gs)',
    async () => {
      const words = { ...design, pages: design.pages.map((page) => ({ ...page, slots: [] })) }
      const inks = async (name: string, spec: Partial<PrintSpec>) => {
        const { out } = await printed(name, spec, words)
        const [cover = ''] = execFileSync('gs', ['-q', '-o', '-', '-sDEVICE=inkcov', out]).toString().trim().split('\n')
        return cover.trim().split(/\s+/).slice(0, 4).map(Number)
      }
      const [c, m, y, k] = await inks('words', cmyk)
      expect([c, m, y, (k ?? 0) > 0]).toEqual([0, 0, 0, true])
      const [red] = await inks('rgb', {})
      expect(red).toBeGreaterThan(0)
    },
    60_000,
  )
})

describe('prints as pictures', () => {
  test('are JPEGs of the trim at the product’s resolution, numbered with their copies, without EXIF', async () => {
    const copied = { ...design, pages: design.pages.map((page, at) => (at === 1 ? { ...page, copies: 3 } : page)) }
    const { out, proof } = await printed('pictures', { pictures: true }, copied)
    expect(proof.files.map(({ kind, pages }) => [kind, pages])).toEqual([['pictures', design.pages.length]])
    expect(proof.file.pages).toBe(design.pages.length + 2)
    const zip = await readFile(besides(out, 'pictures'))
    const names = [...new Set(zip.toString('latin1').match(/\d{3}(?:_\d+x)?\.jpg/g))]
    expect(names).toEqual(
      design.pages.map((_, at) => (at === 1 ? '002_3x.jpg' : `${String(at + 1).padStart(3, '0')}.jpg`)),
    )
    const from = zip.indexOf(Buffer.from('002_3x.jpg')) + '002_3x.jpg'.length
    const end = zip.indexOf(Buffer.from('ffd9504b', 'hex'), from)
    const jpeg = zip.subarray(zip.indexOf(Buffer.from('ffd8', 'hex'), from), end + 2)
    const { width, height, density, exif, space, hasProfile } = await sharp(jpeg).metadata()
    expect([width, height, density, exif, space, hasProfile]).toEqual([1181, 1181, 300, undefined, 'srgb', true])
  })
})
