import { z } from 'zod'
import { COVER_STYLES } from '../cover-style.ts'
import { colour, exactly, idOf } from '../fields.ts'
import type { ThemeId } from '../ids.ts'
import { FONT_FAMILIES, FONT_WEIGHTS } from '../text/type-families.ts'
import type { Theme } from '../theme/theme.ts'

/** A text in the three languages of the shop. */
export const localisedField = z.strictObject({ 'zh-Hans': z.string(), 'zh-Hant': z.string(), en: z.string() })

export const mm = z.number().min(0).max(2000)
export const size = z.strictObject({ width: mm, height: mm })
const count = z.number().int().min(0)

const captionStyle = z.strictObject({
  family: z.enum(FONT_FAMILIES),
  weight: z.literal(FONT_WEIGHTS),
  italic: z.boolean().exactOptional(),
  size: mm,
  minSize: mm,
  colour,
  align: z.enum(['left', 'center', 'right']),
  vertical: z.enum(['top', 'middle', 'bottom']),
  leading: z.number(),
})

const anchor = z.enum([
  ...(['top-left', 'top', 'top-right', 'left', 'centre', 'right', 'bottom-left', 'bottom', 'bottom-right'] as const),
])

const ornament = z.strictObject({
  id: z.string(),
  anchor,
  offset: z.strictObject({ x: z.number(), y: z.number() }),
  size,
  viewBox: z.strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  path: z.string(),
  fill: colour.exactOptional(),
  stroke: z.strictObject({ colour, width: mm }).exactOptional(),
  opacity: z.number().min(0).max(1).exactOptional(),
  tile: size.exactOptional(),
})

const role = z.strictObject({ background: colour, ornaments: z.array(ornament) })

const layout = z.strictObject({
  kind: z.enum(['margins', 'bleed']),
  margin: mm,
  gap: mm,
  maxCrop: z.number().min(0).max(1),
  spreads: z.boolean().exactOptional(),
  bleedShare: z.number().min(0).max(1).exactOptional(),
  photosPerPage: z.strictObject({ min: count, wanted: z.number(), max: count }),
})
const weight = z.literal([400, 700])
const family = z.enum(FONT_FAMILIES)
const opacity = z.number().min(0).max(1)
const offset = z.number().min(-100).max(100)
const cell = z.strictObject({
  radius: mm,
  border: z.strictObject({ width: mm, colour }).exactOptional(),
  shadow: z.strictObject({ x: offset, y: offset, blur: mm, colour, opacity }).exactOptional(),
})
const captionRole = z.enum(['title', 'description', 'text', 'spine', 'address'])
const area = z.strictObject({ x: opacity, y: opacity, width: opacity, height: opacity })
const pageTemplate = z.strictObject({
  id: z.string().min(1),
  role: z.enum(['cover', 'inner', 'chapter']),
  at: z.number().int().min(1).exactOptional(),
  slots: z.array(z.strictObject({ area, bleeds: z.array(z.enum(['left', 'top', 'right', 'bottom'])).exactOptional() })),
  captions: z.array(z.strictObject({ role: captionRole, area })).exactOptional(),
})
const dayPlace = z.enum(['middle', 'corner'])
const calendarStyle = z.strictObject({
  family,
  share: z.number().min(0.15).max(0.85),
  place: z.enum(['below', 'beside', 'before']),
  width: z.number().min(0.3).max(0.7).exactOptional(),
  background: colour.exactOptional(),
  month: z.strictObject({
    ...{ family: family.exactOptional(), size: mm, weight, colour },
    align: z.enum(['left', 'center', 'right']),
  }),
  weekday: z.strictObject({ size: mm, colour, band: colour.exactOptional() }),
  day: z.strictObject({
    place: dayPlace.exactOptional(),
    size: mm,
    weight,
    colour,
    restColour: colour,
    otherMonth: colour,
  }),
  note: z.strictObject({ size: mm, minSize: mm, colour, festival: colour, term: colour, family: colour }),
  mark: z.strictObject({ rest: colour, work: colour }),
  lines: z.strictObject({ kind: z.enum(['rows', 'cells']), colour, width: mm }).exactOptional(),
  weekend: colour.exactOptional(),
})
const roles = z.strictObject({ cover: role, inner: role, chapter: role, back: role, blank: role })
const captions = z.strictObject({
  title: captionStyle,
  description: captionStyle,
  text: captionStyle,
  spine: captionStyle,
  address: captionStyle.exactOptional(),
})

/** Every field of an object may be absent, and then the key is. */
function partial<S extends z.ZodRawShape>(object: z.ZodObject<S>) {
  const fields = Object.entries(object.shape).map(([name, field]) => [name, z.exactOptional(field as z.ZodType)])
  return z.strictObject(Object.fromEntries(fields) as { [Name in keyof S]: z.ZodExactOptional<S[Name]> })
}

const changedStyle = partial(captionStyle.omit({ family: true, weight: true, italic: true }))
const variant = z.strictObject({
  layout: partial(layout).exactOptional(),
  cell: cell.exactOptional(),
  roles: partial(roles).exactOptional(),
  captions: partial(
    z.strictObject({
      title: changedStyle,
      description: changedStyle,
      text: changedStyle,
      spine: changedStyle,
      address: changedStyle,
    }),
  ).exactOptional(),
  pages: z.array(pageTemplate).exactOptional(),
})

const cover = z.strictObject({
  background: colour.exactOptional(),
  ornaments: z.array(ornament).exactOptional(),
  spine: colour.exactOptional(),
  back: colour.exactOptional(),
  photos: area.exactOptional(),
  count: z.number().int().min(2).max(12).exactOptional(),
  title: area.exactOptional(),
  plate: z.strictObject({ kind: z.enum(['label', 'band']), colour }).exactOptional(),
  text: partial(captionStyle).exactOptional(),
})
const covers = z.strictObject({
  usual: z.enum(COVER_STYLES).exactOptional(),
  edge: cover.exactOptional(),
  framed: cover.exactOptional(),
  type: cover.exactOptional(),
  mosaic: cover.exactOptional(),
})

const theme = z.strictObject({
  id: idOf<ThemeId>(),
  name: localisedField,
  owner: z.enum(['system', 'factory', 'merchant']),
  categoryId: z.string(),
  layout,
  cell,
  roles,
  captions,
  spine: colour,
  covers: covers.exactOptional(),
  template: z.enum(['fixed', 'smart', 'theme', 'cover', 'designated']).exactOptional(),
  pages: z.array(pageTemplate).exactOptional(),
  calendar: calendarStyle.exactOptional(),
  variants: z
    .object({
      card: variant.exactOptional(),
      frame: variant.exactOptional(),
      calendar: variant.exactOptional(),
      print: variant.exactOptional(),
    })
    .exactOptional(),
  formats: z
    .object({
      portrait: variant.exactOptional(),
      landscape: variant.exactOptional(),
      square: variant.exactOptional(),
    })
    .exactOptional(),
})

/** A whole theme, as it travels beside the specified fields. */
export const themeField = exactly<Theme>()(theme)
