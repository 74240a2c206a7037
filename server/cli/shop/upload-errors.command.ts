import { createClientNoteStore } from '../../stores/client-notes.store.ts'
import type { Command } from './command.ts'
import { COMMAND_WORDS } from './command-words.ts'

const LATEST = 200

export const uploadErrorsCommand: Command = {
  ...COMMAND_WORDS['upload-errors'],
  run: async ({ openDatabase, report }) => {
    const { db } = await openDatabase()
    const notes = await createClientNoteStore(db).latest('upload-error', LATEST)
    for (const { createdAt, mchid, text } of notes) {
      // Told by somebody's browser: quoted, so that nothing in it is taken for ours.
      report(`${new Date(createdAt).toISOString()} merchant ${mchid} ${JSON.stringify(text)}`)
    }
    report(`${notes.length} failed uploads were told of in the last seven days.`)
  },
}
