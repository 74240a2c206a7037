import type { PageId } from '../../ids.ts'
import { asId } from '../../ids.ts'
import type { PhotoGroup } from '../../photo/photo.ts'
import type { Band } from '../areas/page-areas.ts'
import type { Caption } from '../design.ts'

/** What a group says at the head of a page, in the boxes that it has there. */
export function headCaptions(id: PageId, group: PhotoGroup, band: Omit<Band, 'bottom'> | undefined): Caption[] {
  const caption = (role: 'title' | 'description', text: string): Caption[] => {
    const box = band?.[role]
    return box ? [{ id: asId(`${id}.${role}`), role, panel: 'front', box, text }] : []
  }
  return [...caption('title', group.title), ...caption('description', group.description)]
}
