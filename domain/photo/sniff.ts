import type { PhotoFormat } from './header/picture-header.ts'

/** So many leading bytes of a file are enough for `sniffPhoto`. */
export const SNIFF_BYTES = 64

/** Major brands of a HEIF file that are HEIC to us (readings, section 4.2). */
const HEIC_BRANDS = new Set(['heic', 'heix', 'mif1', 'hevc', 'msf1'])

/** Codings that may hide behind the general brands `mif1` and `msf1` and that are not HEVC. */
const FOREIGN_BRANDS = new Set(['avif', 'avis', 'jpeg', 'j2ki'])

/**
 * What a file is, judged by its first bytes and nothing else; `undefined` when it is no photo that the shop takes.
 *
 * `head` is the first `SNIFF_BYTES` bytes, or the whole file when it is shorter. A picture sequence (`msf1`) is HEIC
 * here; the decoder refuses it when it holds no still picture. Source: B§5, readings 34.
 */
export function sniffPhoto(head: Uint8Array): PhotoFormat | undefined {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) {
    return 'jpeg'
  }
  if (head[0] === 0x89 && text(head, 1, 4) === 'PNG' && head[4] === 0x0d && head[5] === 0x0a) {
    return 'png'
  }
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') {
    return 'webp'
  }
  return text(head, 4, 8) === 'ftyp' && isHeic(head) ? 'heic' : undefined
}

function isHeic(head: Uint8Array): boolean {
  const major = text(head, 8, 12)
  if (!HEIC_BRANDS.has(major)) {
    return false
  }
  if (major !== 'mif1' && major !== 'msf1') {
    return true
  }
  const boxEnd = Math.min(head.length, ((head[2] ?? 0) << 8) | (head[3] ?? 0))
  const compatible: string[] = []
  for (let at = 16; at + 4 <= boxEnd; at += 4) {
    compatible.push(text(head, at, at + 4))
  }
  return compatible.some((brand) => brand.startsWith('he')) || !compatible.some((brand) => FOREIGN_BRANDS.has(brand))
}

function text(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}
