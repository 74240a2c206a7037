import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import PDFDocument from 'pdfkit'
import type { FontBook } from '../../../editor/scene/font-book.ts'
import type { Scene } from '../../../editor/scene/scene.ts'
import { createPagePainter } from '../../render/paint-page.ts'
import { worstPicture } from './worst-picture.ts'

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
