import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { GENERIC_CMYK } from '../../domain/merchant/print-settings.ts'
import type { Env } from '../base/env.ts'

type Folder = Pick<Env, 'dataDir' | 'printProfilesDir'>

/** Where the operator's output profiles lie. */
export function profilesFolder({ dataDir, printProfilesDir }: Folder): string {
  return printProfilesDir ?? join(dataDir, 'print-profiles')
}

/** The file of a profile. @throws Error when it is not there: the print is tried again until the operator imports it */
export function profileFile(env: Folder, name: string): string {
  const file = join(profilesFolder(env), `${name}.icc`)
  if (!existsSync(file)) {
    throw new Error(`the print profile ${name} is not installed: import it with \`npm run shop -- import-profile\``)
  }
  return file
}

/** Names of the output profiles that files can be printed with. */
export async function installedProfiles(env: Folder): Promise<readonly string[]> {
  const folder = profilesFolder(env)
  const files = existsSync(folder) ? await readdir(folder) : []
  const imported = files.filter((file) => file.endsWith('.icc')).map((file) => file.slice(0, -'.icc'.length))
  return [GENERIC_CMYK, ...imported.sort()]
}
