import type { PageId } from '../../ids.ts'
import { besideCosts, cheapestCuts, RunCosts } from '../../layout/page-breaks.ts'
import type { PhotoFacts, PhotoGroup } from '../../photo/photo.ts'
import type { BookFormat } from '../../product/product.ts'
import { templateKindOf } from '../../theme/template-types.ts'
import type { PageTemplate, Theme } from '../../theme/theme.ts'
import { blankPage, type Page } from '../design.ts'
import type { PageCountRange } from './page-count.ts'
import { chooseTemplate, type DrawnTexts, drawnPage, innerTemplates } from './template-page.ts'

export interface DrawnBookRequest {
  /** Groups with photos, in order. */
  readonly groups: readonly PhotoGroup[]
  readonly book: BookFormat
  readonly theme: Theme
  readonly range: PageCountRange
  readonly seed: number
  readonly nextId: () => PageId
}

interface DrawnBook {
  readonly pages: readonly Page[]
  /** Photos that found no place. */
  readonly tray: readonly PhotoFacts[]
}

/** The inner pages of a theme whose pages are drawn; `undefined` where the engine lays them out. */
export function drawnBook(request: DrawnBookRequest): DrawnBook | undefined {
  if (innerTemplates(request.theme).every(({ slots }) => slots.length === 0)) {
    return undefined
  }
  return templateKindOf(request.theme) === 'theme' ? chosenPages(request) : pagesInOrder(request)
}

interface Entry {
  readonly photo: PhotoFacts
  readonly group: PhotoGroup
}

const entriesOf = (groups: readonly PhotoGroup[]): Entry[] =>
  groups.flatMap((group) => group.photos.map((photo) => ({ photo, group })))

/** The first design keeps the order of photos that lose the same either way, a design made anew begins with another. */
const turnOf = (seed: number) => Math.max(0, seed - 1)

/** The title and description of a group are told once, where its first photos are. */
function textsOf(group: PhotoGroup | undefined, template: PageTemplate, described: Set<PhotoGroup>): DrawnTexts {
  if (!group || described.has(group) || !tells(template)) {
    return {}
  }
  described.add(group)
  return { title: group.title, description: group.description }
}

/** Fixed and designated templates: the pages as they are drawn, filled with the photos in their order. */
function pagesInOrder({ groups, book, theme, range, seed, nextId }: DrawnBookRequest): DrawnBook {
  const drawn = innerTemplates(theme)
  const designated = templateKindOf(theme) === 'designated'
  const entries = entriesOf(groups)
  const described = new Set<PhotoGroup>()
  let from = 0
  const pages = Array.from({ length: range.pages }, (_, index): Page => {
    const template = designated ? drawn.find(({ at }) => at === index + 1) : drawn[index % drawn.length]
    if (!template) {
      return blankPage(nextId())
    }
    const own = entries.slice(from, from + template.slots.length)
    from += own.length
    const group = own[0]?.group
    return drawnPage({
      id: nextId(),
      ...{ template, book, photos: own.map(({ photo }) => photo), turn: turnOf(seed) },
      texts: textsOf(group, template, described),
      groupId: group?.id,
    })
  })
  return { pages, tray: entries.slice(from).map(({ photo }) => photo) }
}

/** What a run of photos costs that no drawn page takes. */
const NO_TEMPLATE = 4
/** What it costs when a group's title finds no place on its first page. */
const UNTOLD = 1

/** Theme templates: the photos are shared out over pages by what each run loses on the drawn page that suits it best. */
function chosenPages(request: DrawnBookRequest): DrawnBook {
  const { groups, book, theme, range, seed, nextId } = request
  const { max: most, min } = theme.layout.photosPerPage
  const needed = groups.reduce((sum, group) => sum + Math.ceil(group.photos.length / most), 0)
  const apart = needed <= range.pages
  const entries = entriesOf(groups)
  const taken = entries.slice(0, range.pages * most)
  const opens = (at: number) => taken[at] !== undefined && taken[at]?.group !== taken[at - 1]?.group
  const openedAt = (at: number) => (opens(at) ? taken[at]?.group : undefined)
  const templatesFor = (at: number, count: number) => templatesOf(theme, openedAt(at), count)

  const longest = Math.max(1, most)
  const costs = new RunCosts(taken.length, longest)
  for (let start = 0; start < taken.length; start++) {
    for (let length = 1; length <= longest && start + length <= taken.length; length++) {
      if (apart && taken[start + length - 1]?.group !== taken[start]?.group) {
        break
      }
      const photos = taken.slice(start, start + length).map(({ photo }) => photo)
      const choice = chooseTemplate(templatesFor(start, length), photos, book)
      const silent = choice && isWorded(openedAt(start)) && !tells(choice.template) ? UNTOLD : 0
      costs.set(start, length, choice ? choice.loss + silent : NO_TEMPLATE)
    }
  }
  const cutsOf = (halves: ReadonlySet<PhotoGroup>) => {
    const request = {
      photos: taken.map(({ photo, group }, at) => ({
        aspect: photo.width / photo.height,
        ...(photo.takenAt === undefined ? {} : { takenAt: photo.takenAt }),
        group: apart ? 2 * groups.indexOf(group) + (halves.has(group) && isLaterHalf(taken, at) ? 1 : 0) : 0,
      })),
      pages: { min: range.pages, max: range.pages, wanted: range.pages, multiple: range.multiple },
      perPage: { min, max: most },
    }
    return cheapestCuts(request, costs, besideCosts(request, longest))?.at ?? [0]
  }
  const several = groups.filter(({ photos }) => photos.length > 1)
  const twoEach = several.reduce((sum, { photos }) => sum + Math.max(2, Math.ceil(photos.length / most)), 0)
  const cuts =
    apart && twoEach + groups.length - several.length <= range.pages ? cutsOfTwoPages(taken, cutsOf) : cutsOf(new Set())
  const described = new Set<PhotoGroup>()
  let before: string | undefined
  const pages = cuts.slice(1).map((to, page): Page => {
    const from = cuts[page] as number
    const own = taken.slice(from, to)
    const photos = own.map(({ photo }) => photo)
    const template = chooseTemplate(templatesFor(from, photos.length), photos, book, before)?.template as PageTemplate
    before = template.id
    const group = own[0]?.group
    const texts = opens(from) ? textsOf(group, template, described) : {}
    return drawnPage({ id: nextId(), template, book, photos, texts, groupId: group?.id, turn: turnOf(seed) })
  })
  const total = Math.max(range.pages, Math.ceil(pages.length / range.multiple) * range.multiple)
  const blanks = Array.from({ length: total - pages.length }, () => blankPage(nextId()))
  return { pages: spreadOut(pages, blanks), tray: entries.slice(taken.length).map(({ photo }) => photo) }
}

/** Groups of several photos that one page would hold: each has its two pages (A§5). */
function groupsOfOnePage(taken: readonly Entry[], cuts: readonly number[]): Set<PhotoGroup> {
  const pages = cuts.slice(1).map((to, page) => taken.slice(cuts[page], to))
  const whole = pages.filter((own) => own.length > 1 && own.length === own[0]?.group.photos.length)
  return new Set(whole.flatMap(([first]) => (first ? [first.group] : [])))
}

/** Pages that one group gets are another's no more: cut again until each has its two. */
function cutsOfTwoPages(
  taken: readonly Entry[],
  cutsOf: (halves: ReadonlySet<PhotoGroup>) => readonly number[],
): readonly number[] {
  const single = new Set<PhotoGroup>()
  for (;;) {
    const cuts = cutsOf(single)
    const found = [...groupsOfOnePage(taken, cuts)].filter((group) => !single.has(group))
    if (found.length === 0) {
      return cuts
    }
    for (const group of found) {
      single.add(group)
    }
  }
}

function isLaterHalf(taken: readonly Entry[], at: number): boolean {
  const group = taken[at]?.group
  const index = at - taken.findIndex((entry) => entry.group === group)
  return index >= Math.ceil((group?.photos.length ?? 0) / 2)
}

/** A page that opens a group with words is a chapter where one is drawn with places enough; others are inner pages. */
function templatesOf(theme: Theme, opened: PhotoGroup | undefined, count: number): readonly PageTemplate[] {
  const drawn = innerTemplates(theme)
  const worded = isWorded(opened)
  const enough = (role: 'inner' | 'chapter') => drawn.filter((one) => one.role === role && one.slots.length >= count)
  const [inner, chapters] = [enough('inner'), enough('chapter')]
  const wanted = worded ? chapters : inner
  return wanted.length > 0 ? wanted : [...inner, ...chapters]
}

function isWorded(group: PhotoGroup | undefined): boolean {
  return group !== undefined && (group.title !== '' || group.description !== '')
}

function tells({ captions = [] }: PageTemplate): boolean {
  return captions.some(({ role }) => role === 'title' || role === 'description')
}

/** Blank pages lie between the others, the rest of them at the end. */
function spreadOut(pages: readonly Page[], blanks: readonly Page[]): Page[] {
  const gaps = pages.length - 1
  const between = gaps > 0 ? Math.min(blanks.length, gaps) : 0
  let used = 0
  const result = pages.flatMap((page, at) => {
    const here = at < gaps && Math.floor(((at + 1) * between) / gaps) > Math.floor((at * between) / gaps)
    const blank = here ? blanks[used++] : undefined
    return blank ? [page, blank] : [page]
  })
  return [...result, ...blanks.slice(used)]
}
