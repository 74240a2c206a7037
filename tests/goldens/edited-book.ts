import { DEMO_THEMES } from '../../domain/demo/themes.ts'
import { autoDesign } from '../../domain/design/auto/auto-design.ts'
import { applyEdit } from '../../domain/design/change/apply-edit.ts'
import type { Edit } from '../../domain/design/change/edit.ts'
import { layoutChoices } from '../../domain/design/change/layout-choices.ts'
import { type Design, innerPages } from '../../domain/design/design.ts'
import { gapsOf, pulledBy } from '../../domain/design/placing/gaps.ts'
import type { EditWorld } from '../../domain/design/world/edit-world.ts'
import { asId, type CaptionId, countingIds, type PageId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import { type PhotoFacts, photoBook } from '../../domain/photo/photo.ts'
import { pageFormat } from '../../domain/product/paper.ts'
import { aBookProduct, aGroup } from '../support/builders/design-builders.ts'

/** What is made of the book by hand, one change of each kind. */
export interface EditedBook {
  readonly product: ReturnType<typeof aBookProduct>
  readonly theme: (typeof DEMO_THEMES)[number]
  /** As it was designed, and after all of the changes. */
  readonly designed: Design
  readonly design: Design
}

/** A text as a shopper sets it: other than its theme in everything. */
export const OWN_STYLE = {
  family: 'lora',
  weight: 700,
  italic: true,
  size: 5.65,
  colour: '#2b5c8a',
  align: 'right',
  leading: 1.6,
} as const

/** A book of four pages whose photos are gathered, whose gap is pulled, one of whose pages is laid out otherwise, one written on in colour, one in every script, and whose last page comes first. */
export function editedBook(photos: readonly PhotoFacts[]): EditedBook {
  const product = aBookProduct({ min: 4, default: 4, max: 8 }, { page: { width: 150, height: 150 } })
  const [theme] = DEMO_THEMES
  invariant(theme, 'there are looks')
  const groups = [aGroup(photos, '夏天 Ёлка Huế 한국 👍🏽', '海边的一天')]
  const verdict = autoDesign({ groups, title: '我的影集', product, theme, seed: 2, ids: countingIds('e') })
  invariant(verdict.kind === 'designed', 'the book is designed')
  const { design: designed } = verdict
  const world = { photos: photoBook(photos), theme, paper: product.book, pages: product.pages }
  const changes = [takenOff, putBeside, pulledGap, anotherLayout, styledText, everyScript, movedPages]
  const design = changes.reduce((now, change) => after(now, change(now, world), world), designed)
  return { product, theme, designed, design }
}

/** The photo of the last page but one waits in the tray, and then lies beside that of the last. */
function takenOff({ pages }: Design): Edit {
  const page = pages.at(-2)
  const photo = page?.slots[0]?.placement?.photoId
  invariant(page && photo, 'the last page but one has a photo')
  return { cmd: 'page_add_del_photos', pageId: page.id, add: [], del: [photo] }
}

function putBeside({ pages, tray }: Design): Edit {
  return { cmd: 'page_add_del_photos', pageId: pages.at(-1)?.id as PageId, add: tray, del: [] }
}

function pulledGap({ pages }: Design, { paper }: EditWorld): Edit {
  const page = pages.find(({ kind, slots }) => kind === 'inner' && slots.length > 1)
  const gap = page && gapsOf(page, pageFormat(paper, page).page)[0]
  invariant(page && gap, 'a page has a gap')
  const slots = pulledBy(page, gap, gap.to / 2)
  return { cmd: 'page_layout', pageId: page.id, layout: { kind: 'places', slots, captions: [] } }
}

function anotherLayout(design: Design, world: EditWorld): Edit {
  for (const { id: pageId } of innerPages(design)) {
    const choices = layoutChoices({ design, pageId, world, textId: asId<CaptionId>('unused') })
    const choice = choices.find(({ kind, isShown }) => kind !== 'two-pages' && !isShown)
    if (choice) {
      return choice.edit
    }
  }
  throw new Error('no page has another layout')
}

function styledText({ pages }: Design): Edit {
  const pageId = pages.at(-2)?.id as PageId
  return {
    ...{
      cmd: 'update_text_value',
      pageId,
      captionId: asId<CaptionId>('written'),
      role: 'text',
      panel: 'front',
      style: OWN_STYLE,
    },
    text: '海边的风很大。With love.',
  }
}

/** Every script that the shop promises to print, and emoji: a plain one, a family, a tone of skin, a flag, a sign that is one when asked. */
const EVERY_SCRIPT = 'Île Łódź ẞẖ · Đường phố Huế · Σαντορίνη · Ёлка · 夏の直し方 · 한국 가족 · 台灣 体 😀👨‍👩‍👧👍🏽🇨🇳☀️'

function everyScript({ pages }: Design): Edit {
  return {
    ...{ cmd: 'update_text_value', pageId: pages.at(-1)?.id as PageId, role: 'text', panel: 'front' },
    ...{ captionId: asId<CaptionId>('every-script'), text: EVERY_SCRIPT, style: { size: 5.65 } },
  }
}

/** The last page comes first. */
function movedPages({ pages }: Design): Edit {
  const pageIds = pages.slice(-1).map(({ id }) => id)
  return { cmd: 'page_move', pageIds, after: pages[0]?.id as PageId }
}

function after(design: Design, edit: Edit, world: EditWorld): Design {
  const verdict = applyEdit(design, edit, world)
  invariant(verdict.kind === 'applied', `${edit.cmd} is possible`)
  return verdict.next
}
