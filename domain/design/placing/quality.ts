import type { Size } from '../../geometry.ts'
import type { Mm } from '../../units.ts'
import { MM_PER_INCH } from '../../units.ts'
import type { Placement } from '../design.ts'

/** The merchant's `dpiRatio` when he has set none (readings 25). */
const DEFAULT_DPI_RATIO = 200

/** Photo DPI status (B§4): 1 normal, 2 DPI too low, 3 original size error. */
export type DpiStatus = 1 | 2 | 3

/** How sharp a photo prints at its place. */
export interface Quality {
  readonly status: DpiStatus
  /** Photo pixels per printed inch across and down, as the shopper sees the page. */
  readonly ppi: { readonly across: number; readonly down: number }
  /** The print size in mm up to which the visible part is sharp. */
  readonly sharpUpTo: Size
}

/**
 * Judges a number of photo pixels on a length of paper.
 *
 * Exact at the boundary: what is exactly `dpiRatio` is normal. Source: A§5 resolution, B§4, B§9.
 */
export function dpiStatus(pixels: number | undefined, length: Mm, dpiRatio: number): DpiStatus {
  if (pixels === undefined || !(pixels > 0) || !(length > 0)) {
    return 3
  }
  return atLeast(pixels * MM_PER_INCH, dpiRatio * length) ? 1 : 2
}

/**
 * The verdict on the part of the photo that is visible in a slot, measured on both axes after angle and turns.
 *
 * `source` are the upright pixels of the original, `slot` is the printed box in mm (with its bleed).
 */
export function qualityOf(
  placement: Pick<Placement, 'crop' | 'turns'>,
  source: Size,
  slot: Size,
  dpiRatio: number = DEFAULT_DPI_RATIO,
): Quality {
  const sideways = placement.turns % 2 === 1
  const width = placement.crop.width * source.width
  const height = placement.crop.height * source.height
  const seen = sideways ? { width: height, height: width } : { width, height }
  const across = dpiStatus(seen.width, slot.width, dpiRatio)
  const down = dpiStatus(seen.height, slot.height, dpiRatio)
  return {
    status: Math.max(across, down) as DpiStatus,
    ppi: { across: ppi(seen.width, slot.width), down: ppi(seen.height, slot.height) },
    sharpUpTo: { width: (seen.width * MM_PER_INCH) / dpiRatio, height: (seen.height * MM_PER_INCH) / dpiRatio },
  }
}

/** A print size in centimetres as people say it: whole from 10 cm on, else with one decimal, never rounded up. */
export function inCentimetres(size: Size): Size {
  return { width: spoken(size.width), height: spoken(size.height) }
}

function spoken(length: Mm): number {
  const step = length >= 100 ? 10 : 1
  return (Math.floor(length / step + ROUNDING) * step) / 10
}

function ppi(pixels: number, length: Mm): number {
  return length > 0 ? (pixels * MM_PER_INCH) / length : 0
}

/** Relative error that a chain of divisions leaves behind: 720 / 1.2 / 6 is 99.99999999999999, and means 100. */
const ROUNDING = 1e-9

function atLeast(value: number, limit: number): boolean {
  return value >= limit * (1 - ROUNDING)
}
