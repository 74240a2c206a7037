import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Mm } from '../../domain/units.ts'

const run = promisify(execFile)

async function said(program: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run(program, [...args], { maxBuffer: 256 * 2 ** 20 })
  return stdout
}

const POINTS_PER_MM = 72 / 25.4
/** Letters may stand over the edge of their own boxes by a hair. */
const SLACK_PT = 0.5
/** How differently a picture may be scaled across and down before it is seen: by rounding to whole pixels. */
const SQUEEZED = 0.02

/** What programs of other authors (qpdf, poppler) find wrong with a book's print file; empty where they find nothing. */
export async function pdfFaults(file: string, safe: Mm): Promise<string[]> {
  return [
    ...(await structureFaults(file)),
    ...(await boxFaults(file)),
    ...(await fontFaults(file)),
    ...(await pictureFaults(file)),
    ...(await textFaults(file, safe)),
    ...(await drawingFaults(file)),
  ]
}

async function structureFaults(file: string): Promise<string[]> {
  const checked = await said('qpdf', ['--check', file]).catch((error: Error) => error.message)
  const info = await said('pdfinfo', [file])
  const wrong = [...info.matchAll(/^(Encrypted|JavaScript): +yes|^Page rot: +[1-9].*/gm)].map(([line]) => line)
  return [...(checked.includes('No syntax or stream encoding errors found') ? [] : [`qpdf: ${checked}`]), ...wrong]
}

interface Box {
  readonly [at: number]: number
}

/** Every page has a trim inside its bleed, the file says which inks it means, and does nothing by itself. */
async function boxFaults(file: string): Promise<string[]> {
  const { qpdf } = JSON.parse(await said('qpdf', ['--json=2', '--json-key=qpdf', file]))
  const values = Object.values(qpdf[1] as Record<string, { value?: Record<string, unknown> }>).map(({ value }) => value)
  const pages = values.filter((value) => value?.['/Type'] === '/Page')
  const catalog = values.find((value) => value?.['/Type'] === '/Catalog') ?? {}
  const bare = pages.filter((page) => {
    const [trim, bleed] = [page?.['/TrimBox'], page?.['/BleedBox']] as (Box | undefined)[]
    return !(trim && bleed && [0, 1].every((at) => (trim[at] ?? 0) > (bleed[at] ?? 0)))
  })
  return [
    ...(pages.length === 0 || bare.length > 0
      ? [`${bare.length} of ${pages.length} pages have no trim inside a bleed`]
      : []),
    ...('/OutputIntents' in catalog ? [] : ['no output intent']),
    ...('/OpenAction' in catalog ? ['an action on opening'] : []),
  ]
}

async function fontFaults(file: string): Promise<string[]> {
  const rows = (await said('pdffonts', [file])).split('\n').slice(2)
  return rows.filter((row) => row.trim() !== '' && !/ yes yes yes +\d+ +\d+$/.test(row)).map((row) => `font: ${row}`)
}

async function pictureFaults(file: string): Promise<string[]> {
  const rows = (await said('pdfimages', ['-list', file])).split('\n').slice(2)
  return rows.flatMap((row) => {
    const cells = row.trim().split(/\s+/)
    const [across, down] = [Number(cells[12]), Number(cells[13])]
    const isSqueezed = Math.abs(across - down) > Math.max(2, SQUEEZED * Math.max(across, down))
    return cells[2] === 'image' && isSqueezed
      ? [`a picture is squeezed: ${across} x ${down} ppi on page ${cells[0]}`]
      : []
  })
}

/** Words that the cut may take: outside the trim less the safe margin. */
async function textFaults(file: string, safe: Mm): Promise<string[]> {
  const pages = (await said('pdftotext', ['-bbox', '-cropbox', file, '-'])).split('<page ').slice(1)
  const boxes = await said('pdfinfo', ['-box', '-l', '-1', file])
  const trims = [...boxes.matchAll(/^Page +\d+ TrimBox: +([\d.-]+) +([\d.-]+) +([\d.-]+) +([\d.-]+)/gm)].map((found) =>
    found.slice(1).map(Number),
  )
  const media = [...boxes.matchAll(/^Page +\d+ CropBox: +([\d.-]+) +([\d.-]+) +([\d.-]+) +([\d.-]+)/gm)].map((found) =>
    found.slice(1).map(Number),
  )
  const edge = safe * POINTS_PER_MM - SLACK_PT
  return pages.flatMap((page, at) => {
    const [left = 0, , right = 0] = trims[at] ?? []
    const [from = 0] = media[at] ?? []
    const words = [
      ...page.matchAll(/<word xMin="([\d.-]+)" yMin="[\d.-]+" xMax="([\d.-]+)" yMax="[\d.-]+">(.*?)<\/word>/g),
    ]
    return words
      .filter(([, xMin, xMax]) => Number(xMin) < left - from + edge || Number(xMax) > right - from - edge)
      .map(([, , , word]) => `"${word}" of page ${at + 1} is near the cut`)
  })
}

/** Another program draws every page without a word of complaint. */
async function drawingFaults(file: string): Promise<string[]> {
  const { stderr } = await run('pdftoppm', ['-r', '20', '-png', file, `${file}.drawn`]).catch((error: Error) => ({
    stderr: error.message,
  }))
  return stderr.trim() === '' ? [] : [`poppler: ${stderr.trim()}`]
}
