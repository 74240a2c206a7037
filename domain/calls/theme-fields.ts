import { z } from 'zod'
import { idOf } from '../fields.ts'
import type { ThemeId } from '../ids.ts'
import type { Theme } from '../theme/theme.ts'

/** A text in the three languages of the shop. */
export const localisedField = z.object({ 'zh-Hans': z.string(), 'zh-Hant': z.string(), en: z.string() })

export const mm = z.number().min(0).max(2000)
export const colour = z.string().regex(/^#[0-9a-f]{6}$/i)
export const size = z.object({ width: mm, height: mm })
const count = z.number().int().min(0)

const captionStyle = z.object({
  family: z.enum(['open-sans', 'lora', 'noto-sans-sc', 'noto-sans-tc']),
  weight: z.literal([400, 700]),
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

const ornament = z.object({
  id: z.string(),
  anchor,
  offset: z.object({ x: z.number(), y: z.number() }),
  size,
  viewBox: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  path: z.string(),
  fill: colour.exactOptional(),
  stroke: z.object({ colour, width: mm }).exactOptional(),
  opacity: z.number().min(0).max(1).exactOptional(),
  tile: size.exactOptional(),
})

const role = z.object({ background: colour, ornaments: z.array(ornament) })

const layout = z.object({
  kind: z.enum(['margins', 'bleed']),
  margin: mm,
  gap: mm,
  maxCrop: z.number().min(0).max(1),
  spreads: z.boolean().exactOptional(),
  photosPerPage: z.object({ min: count, wanted: z.number(), max: count }),
})
const weight = z.literal([400, 700])
const family = z.enum(['open-sans', 'lora', 'noto-sans-sc', 'noto-sans-tc'])
const opacity = z.number().min(0).max(1)
const offset = z.number().min(-100).max(100)
const cell = z.object({
  radius: mm,
  border: z.object({ width: mm, colour }).exactOptional(),
  shadow: z.object({ x: offset, y: offset, blur: mm, colour, opacity }).exactOptional(),
})
const captionRole = z.enum(['title', 'description', 'text', 'spine', 'address'])
const area = z.object({ x: opacity, y: opacity, width: opacity, height: opacity })
const pageTemplate = z.object({
  id: z.string().min(1),
  role: z.enum(['cover', 'inner', 'chapter']),
  at: z.number().int().min(1).exactOptional(),
  slots: z.array(z.object({ area, bleeds: z.array(z.enum(['left', 'top', 'right', 'bottom'])).exactOptional() })),
  captions: z.array(z.object({ role: captionRole, area })).exactOptional(),
})
const calendarStyle = z.object({
  family,
  share: z.number().min(0.15).max(0.85),
  place: z.enum(['below', 'beside']),
  background: colour.exactOptional(),
  month: z.object({ size: mm, weight, colour, align: z.enum(['left', 'center', 'right']) }),
  weekday: z.object({ size: mm, colour }),
  day: z.object({ size: mm, weight, colour, restColour: colour, otherMonth: colour }),
  note: z.object({ size: mm, minSize: mm, colour, festival: colour, term: colour, family: colour }),
  mark: z.object({ rest: colour, work: colour }),
  lines: z.object({ kind: z.enum(['rows', 'cells']), colour, width: mm }).exactOptional(),
})
const roles = z.object({ cover: role, inner: role, chapter: role, back: role, blank: role })
const captions = z.object({
  title: captionStyle,
  description: captionStyle,
  text: captionStyle,
  spine: captionStyle,
  address: captionStyle.exactOptional(),
})

/** Every field of an object may be absent, and then the key is. */
function partial<S extends z.ZodRawShape>(object: z.ZodObject<S>) {
  const fields = Object.entries(object.shape).map(([name, field]) => [name, z.exactOptional(field as z.ZodType)])
  return z.object(Object.fromEntries(fields) as { [Name in keyof S]: z.ZodExactOptional<S[Name]> })
}

const changedStyle = partial(captionStyle.omit({ family: true, weight: true }))
const variant = z.object({
  layout: partial(layout).exactOptional(),
  cell: cell.exactOptional(),
  roles: partial(roles).exactOptional(),
  captions: partial(
    z.object({
      title: changedStyle,
      description: changedStyle,
      text: changedStyle,
      spine: changedStyle,
      address: changedStyle,
    }),
  ).exactOptional(),
  pages: z.array(pageTemplate).exactOptional(),
})

const theme = z.object({
  id: idOf<ThemeId>(),
  name: localisedField,
  owner: z.enum(['system', 'factory', 'merchant']),
  categoryId: z.string(),
  layout,
  cell,
  roles,
  captions,
  spine: colour,
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
export const themeField: z.ZodType<Theme, Theme> = theme
