import { seldom } from '../../i18n/seldom.ts'

/** Notes above a screen. */

export const AddingNote = seldom(async () => (await import('./AddingNote.tsx')).AddingNote)
export const LinkNote = seldom(async () => (await import('./LinkNote.tsx')).LinkNote)
