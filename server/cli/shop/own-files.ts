import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
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
      await cp(from, to, { recursive: true })
      return
    }
    await copyFile(from, `${to}.part`)
    await rename(`${to}.part`, to)
  },
}
