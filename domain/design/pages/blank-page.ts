import type { PageId } from '../../ids.ts'
import type { Page } from '../design.ts'

/** An inner page of a book with nothing on it. */
export function blankPage(id: PageId): Page {
  return { id, kind: 'blank', slots: [], captions: [], shuffleStep: 0, locked: false }
}
