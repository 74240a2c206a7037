import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import type { DecodedPhoto } from '../../../domain/photo/decoded-photo.ts'
import { type ExifFacts, readExif } from '../../../domain/photo/exif.ts'
import type { PictureHeader } from '../../../domain/photo/header/picture-header.ts'
import { readHeader } from '../../../domain/photo/read-header.ts'
import type { DecodeVerdict } from '../../ports/decoder.ts'
import type { DecodeRequest } from './decode-messages.ts'
import { findFocus } from './find-focus.ts'
import { heicAsPng } from './heic-pixels.ts'
import { isProfile, isSrgbProfile } from './icc-profile.ts'
import { detailOfPicture } from './picture-detail.ts'

/** Longest side of the picture that pages are painted from, width of the thumbnail (A§9), in pixels. */
const PROXY_EDGE = 1600
const THUMB_WIDTH = 800

/** JPEG qualities: for the screen, and for the press. */
const SCREEN = { quality: 86 }
const PRESS = { quality: 95, chromaSubsampling: '4:4:4' }

// The kind of a file is judged by its bytes, so every reader but these three is shut: an SVG named `.jpg` stays closed.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] })
sharp.cache(false)
sharp.concurrency(1)

/**
 * Decodes one untrusted picture and writes its derived files. Runs in the disposable process only.
 *
 * The header is judged, and told to `begin`, before any pixel; a file that does not decode whole is refused (readings, section 4).
 */
export async function decodePicture(request: DecodeRequest, begin: (pixels: number) => void): Promise<DecodeVerdict> {
  const file = await readFile(request.source)
  const verdict = readHeader(file, request.maxPixels)
  if (verdict.kind === 'refused') {
    return verdict
  }
  const { header } = verdict
  begin(header.width * header.height)
  const readable = header.format === 'heic' ? await heicAsPng(file, header) : file
  const derived = readable && (await derive(readable, header, request))
  if (!derived) {
    return { kind: 'refused', reason: 'photo-damaged' }
  }
  const exif: ExifFacts = header.exif ? readExif(header.exif) : { orientation: 1 }
  return { kind: 'decoded', photo: { ...derived, ...factsOf(file, header, exif) } }
}

function factsOf(file: Buffer, { format }: PictureHeader, { takenAt, gps, orientation }: ExifFacts) {
  return {
    format,
    // Only `irot` and `imir` turn a HEIC picture, and its decoder has applied them.
    orientation: format === 'heic' ? 1 : orientation,
    ...(takenAt === undefined ? {} : { takenAt }),
    ...(gps ? { gps } : {}),
    bytes: file.length,
    sha256: createHash('sha256').update(file).digest('hex'),
    md5: createHash('md5').update(file).digest('hex'),
  }
}

type Derived = Pick<
  DecodedPhoto,
  'width' | 'height' | 'focus' | 'lies' | 'likeness' | 'sharpEdge' | 'blackPercent' | 'isSrgb' | 'blemished' | 'files'
>

async function derive(
  readable: Buffer,
  header: PictureHeader,
  { into, maxPixels }: DecodeRequest,
): Promise<Derived | undefined> {
  const open = (failOn: 'warning' | 'error') =>
    sharp(readable, { failOn, limitInputPixels: maxPixels })
      .autoOrient()
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
  const proxyOf = (failOn: 'warning' | 'error') =>
    open(failOn)
      .resize({ width: PROXY_EDGE, height: PROXY_EDGE, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
  try {
    const facts = await sharp(readable, { failOn: 'error', limitInputPixels: maxPixels }).metadata()
    let blemished = false
    const proxy = await proxyOf('warning').catch((warning: unknown) => {
      const words = warning instanceof Error ? warning.message : ''
      if (CUT.test(words)) {
        throw warning
      }
      blemished = BLEMISH.test(words)
      return proxyOf('error')
    })
    const screen = () => sharp(proxy.data, { raw: proxy.info })
    const files = { proxy: join(into, 'proxy.jpg'), thumb: join(into, 'thumb.jpg') }
    await writeFile(files.proxy, await screen().jpeg(SCREEN).toBuffer())
    const thumb = screen().resize({ width: THUMB_WIDTH, withoutEnlargement: true })
    await writeFile(files.thumb, await thumb.jpeg(SCREEN).toBuffer())
    const upright = facts.autoOrient
    const focus = await findFocus(screen())
    const look = await detailOfPicture(screen(), proxy.info)
    const shown = { width: upright.width, height: upright.height, ...focus, ...look }
    if (isPrintable(facts, header)) {
      return { ...shown, isSrgb: !facts.icc || !isProfile(facts.icc) || isSrgbProfile(facts.icc), blemished, files }
    }
    const print = join(into, 'print.jpg')
    await writeFile(print, await open('error').jpeg(PRESS).toBuffer())
    return { ...shown, isSrgb: true, blemished, files: { ...files, print } }
  } catch (error) {
    if (error instanceof Error && isUnreadable(error)) {
      return undefined
    }
    throw error
  }
}

/**
 * Warnings of the JPEG reader that mean wrong pixels: bytes lost between restart markers, codes that do not exist.
 * Others (stray bytes before the end marker) come from harmless phones.
 */
const BLEMISH = /extraneous bytes before marker 0xd[0-7]|bad Huffman code|resync to restart|inconsistent progression/i

/** A JPEG that ends early, though with an end marker: the rest of it would be printed grey. */
const CUT = /premature end of data segment/i

/** Whether printing may read the original itself: an ordinary JPEG or PNG of 8-bit grey or RGB, opaque and still. */
function isPrintable(facts: Metadata, { format, jpegCoding }: PictureHeader): boolean {
  const plainColours = facts.space === 'srgb' || facts.space === 'b-w'
  const plainKind = (format === 'jpeg' && jpegCoding === 'huffman') || format === 'png'
  return plainKind && plainColours && facts.depth === 'uchar' && !facts.hasAlpha && !facts.isPalette
}

/** Whether the picture's own bytes are at fault, as against the disk or the memory. */
function isUnreadable(error: Error): boolean {
  return !/ENOSPC|EACCES|ENOENT|EIO|out of memory/i.test(error.message)
}
