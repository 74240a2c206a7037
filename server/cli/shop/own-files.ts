import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type OperatorFiles, OperatorMistake } from './command.ts'

/** Files of this machine, as they are named here. */
export const ownFiles: OperatorFiles = {
  read: async (file) => {
    if (!existsSync(file)) {
      throw new OperatorMistake(`There is no file ${file}.`)
    }
    return await readFile(file)
  },
  write: async (file, text, how) => {
    if (how === 'new' && existsSync(file)) {
      throw new OperatorMistake(`There is a file ${file} already. Name another one.`)
    }
    await writeFile(file, text, { flag: how === 'new' ? 'wx' : 'w', mode: 0o600 })
  },
  copy: async (from, to) => {
    await mkdir(dirname(to), { recursive: true })
    if ((await stat(from)).isDirectory()) {
      await copyFolder(from, to)
      return
    }
    await copyFile(from, `${to}.part`)
    await rename(`${to}.part`, to)
  },
}

/** The shop goes on while its files are copied: what is removed meanwhile is left out. */
async function copyFolder(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(goneIsFine)
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of entries ?? []) {
    const [there, here] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) {
      await copyFolder(there, here)
    } else {
      await copyFile(there, here).catch(goneIsFine)
    }
  }
}

function goneIsFine(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') {
    throw error
  }
}
