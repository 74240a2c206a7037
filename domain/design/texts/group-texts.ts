import type { GroupId } from '../../ids.ts'
import type { PhotoGroup } from '../../photo/photo.ts'
import type { Page } from '../design.ts'

/** Stands for a title that nobody has written yet while its page is laid out; it is never printed. */
const UNWRITTEN = '\u3000'

/** A group whose texts always have a place asks for one also where nothing is written (A§3 textShow always). */
export function withTextPlaces(group: PhotoGroup): PhotoGroup {
  return group.alwaysText && group.title === '' && group.description === '' ? { ...group, title: UNWRITTEN } : group
}

/**
 * Pages with the words of their groups: places that were kept for a title stand empty, and the free places (B§3 text
 * type 0) of the sheets that show a group take its layout texts, in their order.
 */
export function withGroupTexts(pages: readonly Page[], groups: readonly PhotoGroup[]): Page[] {
  const left = new Map(groups.map(({ id, layoutTexts = [] }) => [id, [...layoutTexts]]))
  let shown: GroupId | undefined
  return pages.map((page) => {
    shown = groupOf(page, groups) ?? shown
    const texts = (shown && left.get(shown)) ?? []
    const captions = page.captions.map((caption) => {
      if (caption.text === UNWRITTEN) {
        return { ...caption, text: '' }
      }
      return caption.role === 'text' && caption.text === '' ? { ...caption, text: texts.shift() ?? '' } : caption
    })
    return captions.length > 0 ? { ...page, captions } : page
  })
}

function groupOf(page: Page, groups: readonly PhotoGroup[]): GroupId | undefined {
  const first = page.slots.flatMap(({ placement }) => placement?.photoId ?? [])[0]
  return page.groupId ?? groups.find(({ photos }) => photos.some(({ id }) => id === first))?.id
}
