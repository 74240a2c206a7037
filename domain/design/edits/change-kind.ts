import { z } from 'zod'

/** What a person would say was done. Each has its words in `src`, which does not compile without them. */
export const changeKind = z.enum([
  'pages-added',
  'pages-removed',
  'pages-moved',
  'photos-swapped',
  'photo-changed',
  'photo-moved',
  'photos-added',
  'photos-removed',
  'photo-cropped',
  'fit-changed',
  'text-written',
  'text-styled',
  'text-removed',
  'text-moved',
  'lock-changed',
  'layout-changed',
  'gap-moved',
  'background-changed',
  'copies-changed',
  'calendar-changed',
  'page-changed',
  'pages-changed',
])
export type ChangeKind = z.output<typeof changeKind>
