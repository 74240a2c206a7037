const MB = 1_000_000

/** What every picture may take, and what none may go over (a 200 MP HEIC of a phone needs 2.6 GB), bytes. */
const ALWAYS = 512 * MB
const NEVER_MORE = 3000 * MB

/**
 * A process that has loaded its libraries, and what each pixel costs at worst: a HEIC that is not made of tiles. At its highest such a one of
 * 12, 16 and 24 MP held 491, 580 and 818 MB; a tenth is for what the memory of a process is at other times.
 */
const LOADED = 160 * MB
const PER_PIXEL = 29

/**
 * How much resident memory a picture may take, bytes, by the pixels that its header states: up to 12 MP 512 MB. A file
 * that pretends to be small cannot take the machine's memory.
 */
export function memoryFor(pixels: number): number {
  return Math.min(NEVER_MORE, Math.max(ALWAYS, LOADED + PER_PIXEL * pixels))
}
