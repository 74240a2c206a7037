import { asId } from '../../../domain/ids.ts'
import type { PageTemplate, TemplateSlot, Theme } from '../../../domain/theme/theme.ts'
import { aTheme } from './design-builders.ts'

const at = (x: number, y: number, width: number, height: number): TemplateSlot => ({ area: { x, y, width, height } })

const titled = [{ role: 'title', area: { x: 0.1, y: 0.04, width: 0.8, height: 0.1 } }] as const

/** A photo that runs off all four sides. */
const WHOLE: TemplateSlot = { ...at(0, 0, 1, 1), bleeds: ['left', 'top', 'right', 'bottom'] }

/** Drawn pages of one to four photos, a chapter, and a cover of two. */
export const DRAWN: readonly PageTemplate[] = [
  { id: 'whole', role: 'inner', slots: [WHOLE] },
  { id: 'tall-and-wide', role: 'inner', slots: [at(0.1, 0.1, 0.35, 0.8), at(0.5, 0.1, 0.4, 0.3)] },
  { id: 'two-wide', role: 'inner', slots: [at(0.1, 0.1, 0.8, 0.38), at(0.1, 0.52, 0.8, 0.38)] },
  {
    id: 'three-told',
    role: 'inner',
    slots: [at(0.1, 0.1, 0.8, 0.4), at(0.1, 0.53, 0.38, 0.27), at(0.52, 0.53, 0.38, 0.27)],
    captions: [{ role: 'text', area: { x: 0.1, y: 0.83, width: 0.8, height: 0.1 } }],
  },
  {
    id: 'four',
    role: 'inner',
    slots: [at(0.1, 0.1, 0.38, 0.38), at(0.52, 0.1, 0.38, 0.38), at(0.1, 0.52, 0.38, 0.38), at(0.52, 0.52, 0.38, 0.38)],
  },
  { id: 'opening', role: 'chapter', slots: [at(0.1, 0.2, 0.8, 0.6)], captions: titled },
  {
    id: 'front',
    role: 'cover',
    slots: [{ ...at(0, 0, 1, 0.5), bleeds: ['left', 'top', 'right'] }, at(0.1, 0.55, 0.8, 0.2)],
    captions: [{ role: 'title', area: { x: 0.1, y: 0.8, width: 0.8, height: 0.12 } }],
  },
]

/** A theme of drawn pages; designated ones are given the pages 1, 2, 3, ... in order. */
export function aDrawnTheme(template: NonNullable<Theme['template']>, drawn = DRAWN, count = drawn.length): Theme {
  const inner = drawn.filter(({ role }) => role !== 'cover')
  const designated = Array.from({ length: count }, (_, page): PageTemplate => {
    const one = inner[page % inner.length] as PageTemplate
    return { ...one, id: `${one.id}-${page + 1}`, at: page + 1 }
  })
  const pages = template === 'designated' ? [...drawn.filter(({ role }) => role === 'cover'), ...designated] : drawn
  return { ...aTheme({ photosPerPage: { min: 1, wanted: 2, max: 4 } }), id: asId(`theme-${template}`), template, pages }
}
