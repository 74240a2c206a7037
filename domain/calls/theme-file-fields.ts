import { z } from 'zod'
import { COVER_STYLES } from '../cover-style.ts'
import { exactly } from '../fields.ts'
import { FONT_FAMILIES } from '../text/type-families.ts'
import type { ThemeFile } from '../theme/theme-file.ts'
import { localisedField } from './theme-fields.ts'

const mm = z.number().min(0).max(2000)
const share = z.number().min(0).max(1)
const hex = z
  .string('a colour is written #rrggbb, in quotes: # begins a comment')
  .regex(/^#[0-9a-fA-F]{6}$/, 'a colour is written #rrggbb')
/** `#rrggbb`, or the name of one of the file's colours; which names there are, `fillTheme` knows. */
const colour = z
  .string('a colour is the name of one of colours, or #rrggbb in quotes: # begins a comment')
  .min(1)
  .max(40)
  .describe("'#rrggbb', or the name of one of this file's colours; paper, ink, soft, accent and line are always there")
const size = z.strictObject({ width: mm.gt(0), height: mm.gt(0) })
const family = z.enum(FONT_FAMILIES)
const weight = z.literal([400, 700])
const name = z.string().min(1).max(60)

const stroke = z.strictObject({ colour, width: mm.describe('printed width, mm; at least 0.1') })

const drawing = z.strictObject({
  use: name.describe('takes the drawing of this name from drawings').exactOptional(),
  id: name.exactOptional(),
  anchor: z
    .enum(['top-left', 'top', 'top-right', 'left', 'centre', 'right', 'bottom-left', 'bottom', 'bottom-right'])
    .describe('where on the page it is measured from; centre by default')
    .exactOptional(),
  offset: z
    .strictObject({ x: z.number().exactOptional(), y: z.number().exactOptional() })
    .describe('mm from the anchor to the same anchor of the drawing, right and down')
    .exactOptional(),
  size: size.describe('printed size, mm').exactOptional(),
  viewBox: z
    .strictObject({ x: z.number(), y: z.number(), width: z.number().gt(0), height: z.number().gt(0) })
    .describe("the drawing's own coordinates; its size in mm by default")
    .exactOptional(),
  path: z.string().min(1).max(20_000).describe('SVG path data: M L H V C S Q T A Z').exactOptional(),
  fill: colour.exactOptional(),
  stroke: stroke.exactOptional(),
  opacity: share.exactOptional(),
  tile: size.describe('repeats the drawing over the whole sheet in steps of this size').exactOptional(),
})

const role = z.strictObject({
  background: colour.exactOptional(),
  ornaments: z
    .array(z.union([name, drawing]))
    .max(200)
    .exactOptional(),
})
const roles = z.strictObject({
  cover: role.exactOptional(),
  inner: role.exactOptional(),
  chapter: role.exactOptional(),
  back: role.exactOptional(),
  blank: role.exactOptional(),
})

const layout = z.strictObject({
  kind: z.enum(['margins', 'bleed']).exactOptional(),
  margin: mm.exactOptional(),
  gap: mm.exactOptional(),
  maxCrop: share.exactOptional(),
  spreads: z.boolean().exactOptional(),
  bleedShare: share.exactOptional(),
  photosPerPage: z
    .strictObject({
      min: z.number().int().min(1).max(30).exactOptional(),
      wanted: z.number().min(1).max(30).exactOptional(),
      max: z.number().int().min(1).max(30).exactOptional(),
    })
    .exactOptional(),
})

const offset = z.number().min(-100).max(100)
const cell = z.strictObject({
  radius: mm.exactOptional(),
  border: z.strictObject({ width: mm, colour }).exactOptional(),
  shadow: z.strictObject({ x: offset, y: offset, blur: mm, colour, opacity: share }).exactOptional(),
})

const align = z.enum(['left', 'center', 'right'])
const vertical = z.enum(['top', 'middle', 'bottom'])
const changedCaption = z.strictObject({
  size: mm.gt(0).describe('height of the letters (em), mm').exactOptional(),
  minSize: mm.gt(0).describe('a text shrinks to this before it is refused, mm').exactOptional(),
  colour: colour.exactOptional(),
  align: align.exactOptional(),
  vertical: vertical.exactOptional(),
  leading: z.number().min(0.9).max(4).exactOptional(),
})
const caption = changedCaption.extend({
  family: family.exactOptional(),
  weight: weight.exactOptional(),
  italic: z.boolean().describe('slanted, where the family has such a face').exactOptional(),
})
const captions = z.strictObject({
  base: caption.omit({ size: true, minSize: true, leading: true }).describe('what all captions share').exactOptional(),
  title: caption.exactOptional(),
  description: caption.exactOptional(),
  text: caption.exactOptional(),
  spine: caption.exactOptional(),
  address: caption.exactOptional(),
})

const area = z
  .strictObject({ x: share, y: share, width: share.gt(0), height: share.gt(0) })
  .describe('fractions of the trimmed page')
const page = z.strictObject({
  id: name.exactOptional(),
  role: z.enum(['cover', 'inner', 'chapter']).exactOptional(),
  at: z.number().int().min(1).exactOptional(),
  slots: z.array(z.strictObject({ area, bleeds: z.array(z.enum(['left', 'top', 'right', 'bottom'])).exactOptional() })),
  captions: z
    .array(z.strictObject({ role: z.enum(['title', 'description', 'text', 'spine', 'address']), area }))
    .exactOptional(),
})

const cover = z.strictObject({
  background: colour
    .describe('paper of the front; spine and back have it too unless they say otherwise')
    .exactOptional(),
  ornaments: role.shape.ornaments,
  spine: colour.exactOptional(),
  back: colour.describe('paper of the outside back').exactOptional(),
  photos: area
    .describe('where the photos lie, fractions of the trimmed front; they run over the edges that it reaches')
    .exactOptional(),
  count: z.number().int().min(2).max(12).describe('photos of a mosaic').exactOptional(),
  title: area.describe('where the title stands, fractions of the trimmed front').exactOptional(),
  plate: z
    .strictObject({ kind: z.enum(['label', 'band']), colour })
    .describe('paper under a title that lies on a photo')
    .exactOptional(),
  text: caption.describe('how the title is set otherwise').exactOptional(),
})
const covers = z.strictObject({
  usual: z.enum(COVER_STYLES).describe('the cover of a book that nobody chose one for').exactOptional(),
  edge: cover.describe('a photo to the edge').exactOptional(),
  framed: cover.describe('a photo in a frame of paper').exactOptional(),
  type: cover.describe('the title alone').exactOptional(),
  mosaic: cover.describe('several photos').exactOptional(),
})

const calendar = z.strictObject({
  family: family.exactOptional(),
  share: z.number().min(0.15).max(0.85).exactOptional(),
  place: z.enum(['below', 'beside', 'before']).exactOptional(),
  width: z.number().min(0.3).max(0.7).describe('share of the width beside photos').exactOptional(),
  background: colour.exactOptional(),
  month: z
    .strictObject({
      family: family.describe("of the month's name").exactOptional(),
      size: mm.exactOptional(),
      weight: weight.exactOptional(),
      colour: colour.exactOptional(),
      align: align.exactOptional(),
    })
    .exactOptional(),
  weekday: z
    .strictObject({ size: mm.exactOptional(), colour: colour.exactOptional(), band: colour.exactOptional() })
    .exactOptional(),
  weekend: colour.describe('paper under the days of weekends').exactOptional(),
  day: z
    .strictObject({
      place: z.enum(['middle', 'corner']).exactOptional(),
      size: mm.exactOptional(),
      weight: weight.exactOptional(),
      colour: colour.exactOptional(),
      restColour: colour.exactOptional(),
      otherMonth: colour.exactOptional(),
    })
    .exactOptional(),
  note: z
    .strictObject({
      size: mm.exactOptional(),
      minSize: mm.exactOptional(),
      colour: colour.exactOptional(),
      festival: colour.exactOptional(),
      term: colour.exactOptional(),
      family: colour.exactOptional(),
    })
    .exactOptional(),
  mark: z.strictObject({ rest: colour.exactOptional(), work: colour.exactOptional() }).exactOptional(),
  lines: z
    .strictObject({
      kind: z.enum(['rows', 'cells', 'none']).exactOptional(),
      colour: colour.exactOptional(),
      width: mm.exactOptional(),
    })
    .exactOptional(),
})

const variant = z.strictObject({
  layout: layout.exactOptional(),
  cell: cell.exactOptional(),
  roles: roles.exactOptional(),
  captions: z
    .strictObject({
      title: changedCaption.exactOptional(),
      description: changedCaption.exactOptional(),
      text: changedCaption.exactOptional(),
      spine: changedCaption.exactOptional(),
      address: changedCaption.exactOptional(),
    })
    .exactOptional(),
  pages: z.array(page).exactOptional(),
})

const themeFile = z
  .strictObject({
    id: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,64}$/, 'letters, digits, - and _')
      .describe('the same file under the same id replaces the theme'),
    name: z.union([z.string().min(1).max(40), localisedField]),
    owner: z.enum(['system', 'factory', 'merchant']).exactOptional(),
    categoryId: z.string().describe('a category of themes of the shop; plain by default').exactOptional(),
    family: family
      .describe('typeface of all texts; what it lacks comes from the Chinese it is paired with, and Noto Sans')
      .exactOptional(),
    colours: z
      .record(name, hex)
      .describe('paper, ink, soft, accent, line: what defaults are made of; and names of your own')
      .exactOptional(),
    layout: layout.exactOptional(),
    cell: cell.describe('how a photo is framed').exactOptional(),
    drawings: z.record(name, drawing).describe('drawings that pages use by name').exactOptional(),
    roles: roles.describe('the paper of each kind of page; a role that is absent looks like inner').exactOptional(),
    captions: captions.exactOptional(),
    spine: colour.describe("the cover's colour by default").exactOptional(),
    covers: covers.describe('the four covers of its books; what is absent is made of the look').exactOptional(),
    template: z.enum(['fixed', 'smart', 'theme', 'cover', 'designated']).exactOptional(),
    pages: z.array(page).describe('pages with places that you drew').exactOptional(),
    calendar: calendar.describe('{} makes calendars in the colours of the theme; absent: no calendars').exactOptional(),
    variants: z
      .union([
        z.literal('none'),
        z.strictObject({
          card: variant.exactOptional(),
          frame: variant.exactOptional(),
          calendar: variant.exactOptional(),
          print: variant.exactOptional(),
        }),
      ])
      .describe('what differs on other products; none: they look as the books do')
      .exactOptional(),
    formats: z
      .strictObject({
        portrait: variant.exactOptional(),
        landscape: variant.exactOptional(),
        square: variant.exactOptional(),
      })
      .exactOptional(),
  })
  .describe('A theme of Keepsake. docs/themes.md explains every field.')

/** A theme as somebody writes it down, in YAML or JSON. */
export const themeFileField = exactly<ThemeFile>()(themeFile)
