import { unpack } from './stored-pictures.ts'

/** Before the stories run: the pictures that they are compared with. */
export async function setup(): Promise<void> {
  if (process.env['STORY_PICTURES'] !== 'write') {
    await unpack()
  }
}
