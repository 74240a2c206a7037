import { mkdir, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { GENERIC_CMYK } from '../../../domain/merchant/print-settings.ts'
import { type IccRefusal, readOutputProfile } from '../../print/icc-profile.ts'
import { profilesFolder } from '../../print/profile-folder.ts'
import { type Command, OperatorMistake, oneArgument } from './command.ts'
import { COMMAND_WORDS } from './command-words.ts'

const WHY: Record<IccRefusal, string> = {
  'no-profile': 'is no ICC profile, or not whole',
  'not-for-printers': 'is not the profile of a printer (its class is not prtr)',
  'not-cmyk': 'is the profile of a printer, but not of one with CMYK inks',
  'too-large': 'is larger than 16 MB, which no profile of a press is',
}

/** A profile is called like its file, in signs that every system takes. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/

export const importProfileCommand: Command = {
  ...COMMAND_WORDS['import-profile'],
  run: async ({ args, env, report, files }) => {
    const file = oneArgument(args, importProfileCommand.usage)
    const bytes = await files.read(file)
    const name = basename(file).replace(/\.(icc|icm)$/i, '')
    if (!NAME.test(name) || name === GENERIC_CMYK) {
      throw new OperatorMistake(
        `Call the file otherwise: letters, digits, _ and - before .icc, and not ${GENERIC_CMYK}.`,
      )
    }
    const facts = readOutputProfile(bytes)
    if (typeof facts === 'string') {
      throw new OperatorMistake(`${file} ${WHY[facts]}.`)
    }
    const folder = profilesFolder(env)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(join(folder, `${name}.part`), bytes)
    await rename(join(folder, `${name}.part`), join(folder, `${name}.icc`))
    report(`Profile ${name} (${facts.description || 'without a description'}) is in ${folder}.`)
    report(`A merchant prints with it by \`print: { profile: { cmyk: ${name} } }\` in his catalogue.`)
  },
}
