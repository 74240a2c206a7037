import { crc32, deflateSync } from 'node:zlib'

/** Media-relative (D50) colorants of sRGB: red, green, blue as X, Y, Z (IEC 61966-2-1 Annex, adapted by Bradford). */
const SRGB_COLORANTS = [
  [0.4361, 0.2225, 0.0139],
  [0.3851, 0.7169, 0.0971],
  [0.1431, 0.0606, 0.7141],
] as const

const COLORANT_SLACK = 0.003

/** Whether the bytes are an ICC profile at all; readers ignore what is none. */
export function isProfile(icc: Uint8Array): boolean {
  return icc.length >= 132 && String.fromCharCode(...icc.subarray(36, 40)) === 'acsp'
}

/**
 * Whether an ICC profile describes sRGB, judged by its primaries and its curve, never by its name.
 * Profiles built of look-up tables are not recognised and count as "something else".
 */
export function isSrgbProfile(icc: Uint8Array): boolean {
  const profile = Buffer.from(icc.buffer, icc.byteOffset, icc.byteLength)
  if (profile.length < 132 || profile.toString('latin1', 16, 20) !== 'RGB ') {
    return false
  }
  const tags = tagsOf(profile)
  const colorants = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) => xyzOf(profile, tags.get(name)))
  const primariesMatch = colorants.every((colorant, index) =>
    colorant?.every((value, axis) => Math.abs(value - (SRGB_COLORANTS[index]?.[axis] ?? 0)) < COLORANT_SLACK),
  )
  return primariesMatch && ['rTRC', 'gTRC', 'bTRC'].every((name) => isSrgbCurve(profile, tags.get(name)))
}

function tagsOf(profile: Buffer): ReadonlyMap<string, number> {
  const count = Math.min(profile.readUInt32BE(128), 100)
  const tags = new Map<string, number>()
  for (let index = 0; index < count && 144 + index * 12 <= profile.length; index++) {
    const entry = 132 + index * 12
    tags.set(profile.toString('latin1', entry, entry + 4), profile.readUInt32BE(entry + 4))
  }
  return tags
}

function xyzOf(profile: Buffer, at: number | undefined): number[] | undefined {
  if (at === undefined || at + 20 > profile.length) {
    return undefined
  }
  return [8, 12, 16].map((step) => profile.readInt32BE(at + step) / 65536)
}

/** The sRGB curve maps one half to 0.214; a table or a formula that does so is it, a plain gamma of 2.2 is near enough. */
function isSrgbCurve(profile: Buffer, at: number | undefined): boolean {
  if (at === undefined || at + 12 > profile.length) {
    return false
  }
  const kind = profile.toString('latin1', at, at + 4)
  const middle = kind === 'curv' ? tableMiddle(profile, at) : kind === 'para' ? formulaMiddle(profile, at) : Number.NaN
  return Math.abs(middle - 0.214) < 0.006
}

function tableMiddle(profile: Buffer, at: number): number {
  const count = profile.readUInt32BE(at + 8)
  if (count === 1 && at + 14 <= profile.length) {
    return 0.5 ** (profile.readUInt16BE(at + 12) / 256)
  }
  const middle = at + 12 + 2 * Math.floor((count - 1) / 2)
  return count > 1 && middle + 4 <= profile.length
    ? (profile.readUInt16BE(middle) + profile.readUInt16BE(count % 2 ? middle : middle + 2)) / 2 / 65535
    : Number.NaN
}

function formulaMiddle(profile: Buffer, at: number): number {
  const kind = profile.readUInt16BE(at + 8)
  const value = (index: number) => profile.readInt32BE(at + 12 + index * 4) / 65536
  if (kind === 0) {
    return 0.5 ** value(0)
  }
  return kind === 3 && at + 32 <= profile.length ? (value(1) * 0.5 + value(2)) ** value(0) : Number.NaN
}

/** The same PNG with an embedded profile, so that a colour-managed reader converts its pixels. */
export function pngWithProfile(png: Buffer, icc: Uint8Array): Buffer {
  const afterHeader = 8 + 25
  const body = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(icc)])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(body.length - 4, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)])
}
