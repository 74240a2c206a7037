import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type DemoPhotoName, demoPhotoPixels } from '../../domain/demo/demo-photos.ts'
import { demoPhotoFile } from '../../server/demo-photos/render-demo-photos.ts'

/** Pixels of a phone's photo, long side. */
const LONGER = 3000
const MORNING = Date.UTC(2026, 6, 12, 8, 30)
const MINUTE = 60_000

/** A summer by the sea, in the order in which it was taken: morning, noon, evening of two days. */
const STORY: readonly (readonly [name: DemoPhotoName, minute: number])[] = [
  ['family-beach', 0],
  ['coffee', 24],
  ['window-light', 40],
  ['beach-from-above', 180],
  ['oranges', 215],
  ['couple-shore', 640],
  ['sea-sunset', 652],
  ['ridges-dawn', 1360],
  ['balloons', 1410],
  ['dunes-crest', 1560],
  ['valley-morning', 1640],
  ['fireworks', 2280],
]

/** The demo photographs of the window as files of a phone, as large and with the time. Where they lie they are kept. */
export async function demoFiles(folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const files: string[] = []
  for (const [at, [name, minute]] of STORY.entries()) {
    const file = join(folder, `IMG_${String(at + 2041)}.jpg`)
    if (!existsSync(file)) {
      const taken = new Date(MORNING + minute * MINUTE)
        .toISOString()
        .slice(0, 19)
        .replace('T', ' ')
        .replaceAll('-', ':')
      await sharp(await demoPhotoFile(name, 'large'))
        .resize(demoPhotoPixels(name, LONGER))
        .withExif({ IFD0: { DateTime: taken }, IFD2: { DateTimeOriginal: taken, DateTimeDigitized: taken } })
        .jpeg({ quality: 90 })
        .toFile(`${file}.half`)
      renameSync(`${file}.half`, file)
    }
    files.push(file)
  }
  return files
}
