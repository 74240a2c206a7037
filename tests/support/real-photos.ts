import { join } from 'node:path'

/** The folder of real and hostile photos that `REAL_PHOTOS` names, with its `manifest.json`; what needs them is left out without it. */
const FOLDER = process.env['REAL_PHOTOS']

/** A file of that folder; one that is not there where no folder is named. */
export function realPhoto(path: string): string {
  return join(FOLDER ?? join(import.meta.dirname, 'no real photos'), path)
}
