import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { createCanvas } from '@napi-rs/canvas'
import PDFDocument from 'pdfkit'
import { invariant } from '../../../../domain/never.ts'
import type { FontBook } from '../../../../editor/scene/font-book.ts'
import type { Scene } from '../../../../editor/scene/scene.ts'
import { createPagePainter } from '../../../render/paint-page.ts'
import { WORST_PHOTOS } from './worst-cases.ts'

/** Pixels across a picture of a page. */
const WIDTH = 1000
const POINTS_PER_MM = 72 / 25.4
/** Room for the page's name below it, mm. */
const FOOT = 8

/** Writes a JPEG of every page and all of them as `look.pdf`, at their printed size. */
export async function writeThemePages(
  pages: readonly { readonly name: string; readonly scene: Scene }[],
  folder: string,
  fonts: FontBook,
): Promise<{ pictures: number; pdf: string }> {
  await mkdir(folder, { recursive: true })
  const painter = createPagePainter(fonts)
  const pdf = join(folder, 'look.pdf')
  const doc = new PDFDocument({ autoFirstPage: false, margin: 0, info: { Title: 'Theme', Creator: 'Keepsake' } })
  const written = finished(doc.pipe(createWriteStream(pdf)))
  for (const { name, scene } of pages) {
    const jpeg = await painter.jpeg({ scene, width: WIDTH, proxyOf: async (id) => worstPicture(id) })
    await writeFile(join(folder, `${name.replaceAll(/[^\w.-]+/g, '-')}.jpg`), jpeg)
    const [width, height] = [scene.width * POINTS_PER_MM, scene.height * POINTS_PER_MM]
    doc.addPage({ size: [width, height + FOOT * POINTS_PER_MM] })
    doc.image(jpeg, 0, 0, { width, height })
    doc
      .fontSize(9)
      .fillColor('#555555')
      .text(name, 6, height + 6, { lineBreak: false })
  }
  doc.end()
  await written
  return { pictures: pages.length, pdf }
}

const PICTURE = 480

/** A landscape in the tones of a worst photo: a sun, a hill, and a ground. */
function worstPicture(id: string): { data: Buffer; width: number; height: number } {
  const photo = WORST_PHOTOS.find((each) => id === each.id || id.startsWith(`${each.id}.`))
  invariant(photo, `there is no worst photo ${id}`)
  const scale = PICTURE / Math.max(photo.width, photo.height)
  const [width, height] = [Math.round(photo.width * scale), Math.round(photo.height * scale)]
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  const sky = ctx.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, photo.tones[0])
  sky.addColorStop(1, photo.tones[1])
  ctx.fillStyle = sky
  ctx.fillRect(0, 0, width, height)
  ctx.fillStyle = photo.tones[1]
  ctx.beginPath()
  ctx.arc(width * 0.7, height * 0.3, Math.min(width, height) * 0.12, 0, 2 * Math.PI)
  ctx.fill()
  ctx.fillStyle = photo.tones[0]
  ctx.beginPath()
  ctx.ellipse(width * 0.35, height * 1.05, width * 0.6, height * 0.4, 0, 0, 2 * Math.PI)
  ctx.fill()
  const { data } = ctx.getImageData(0, 0, width, height)
  return { data: Buffer.from(data.buffer), width, height }
}
