import { existsSync } from 'node:fs'
import { join } from 'node:path'
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
