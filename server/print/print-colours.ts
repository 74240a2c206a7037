import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { readOutputProfile } from './icc-profile.ts'
import type { PrintProfile } from './print-spec.ts'

/** A colour as the PDF names it: `#rrggbb`, or four inks in percent. */
export type PrintColour = string | readonly [number, number, number, number]

/** What a colour is for: text that is black or grey is printed with black ink alone. */
export type ColourUse = 'text' | 'area'

/** The colours of one print file. */
export interface PrintColours {
  readonly profile: PrintProfile
  /** The profile that the file names as its output condition; sRGB files name the one that every shop has. */
  readonly output: Promise<OutputProfile>
  /** Colours that are about to be asked for. */
  prepare(colours: Iterable<string>): Promise<void>
  of(colour: string, use: ColourUse): PrintColour
}

export interface OutputProfile {
  readonly bytes: Buffer
  readonly name: string
  readonly description: string
}

/** Text whose channels differ by less than this is grey to the eye, of 255. */
const NEUTRAL = 12
/** Text at least this dark is printed solid: a screen of dots would fray the edges of small letters. */
const DARK = 72

/** The colours of a file with this profile. Nothing is converted where it is sRGB. */
export function printColours(profile: PrintProfile): PrintColours {
  const known = new Map<string, PrintColour>()
  return {
    profile,
    output: outputProfile(profile),
    async prepare(colours) {
      if (profile.space === 'cmyk') {
        for (const colour of colours) {
          if (!known.has(colour)) {
            known.set(colour, await inkOf(colour, profile))
          }
        }
      }
    },
    of(colour, use) {
      if (profile.space === 'srgb') {
        return colour
      }
      return (use === 'text' ? blackInkOf(colour) : undefined) ?? known.get(colour) ?? colour
    },
  }
}

/** Grey and black text: black ink only, so that no other plate can lie beside it. `undefined` for coloured text. */
export function blackInkOf(colour: string): readonly [0, 0, 0, number] | undefined {
  const channels = channelsOf(colour)
  const [dark, light] = [Math.min(...channels), Math.max(...channels)]
  if (light - dark > NEUTRAL) {
    return undefined
  }
  return [0, 0, 0, light <= DARK ? 100 : Math.round((1 - light / 255) * 100)]
}

function channelsOf(colour: string): [number, number, number] {
  const at = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16)
  return [at(1), at(3), at(5)]
}

async function inkOf(colour: string, profile: Extract<PrintProfile, { space: 'cmyk' }>): Promise<PrintColour> {
  const pixel = Buffer.from(channelsOf(colour))
  const inks = await toInks(sharp(pixel, { raw: { width: 1, height: 1, channels: 3 } }), profile)
    .raw()
    .toBuffer()
  const percent = [...inks.subarray(0, 4)].map((value) => Math.round((value / 255) * 1000) / 10)
  const [c = 0, m = 0, y = 0, k = 0] = percent
  return [c, m, y, k]
}

/** Converts a picture into the inks of a profile; the profile itself stands in the file once, not in every picture. */
export function toInks(picture: Sharp, profile: Extract<PrintProfile, { space: 'cmyk' }>): Sharp {
  return picture.toColourspace('cmyk').withIccProfile(profile.file ?? 'cmyk', { attach: false })
}

async function outputProfile(profile: PrintProfile): Promise<OutputProfile> {
  if (profile.space === 'srgb' || profile.file === undefined) {
    return { bytes: await shippedProfile('cmyk'), name: 'Custom', description: 'Generic CMYK, public domain' }
  }
  const bytes = await readFile(profile.file)
  const facts = readOutputProfile(bytes)
  if (typeof facts === 'string') {
    throw new Error(`the print profile ${profile.name} cannot be used: ${facts}`)
  }
  return { bytes, name: profile.name, description: facts.description || profile.name }
}

/** sRGB (CC0) and a CMYK printer profile (public domain), both shipped inside sharp. */
export async function shippedProfile(name: 'srgb' | 'cmyk'): Promise<Buffer> {
  const probe = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#ffffff' } })
    .withIccProfile(name)
    .tiff()
    .toBuffer()
  const { icc } = await sharp(probe).metadata()
  if (!icc) {
    throw new Error(`the ${name} profile is missing from the picture library`)
  }
  return icc
}
