import { join, relative, resolve } from 'node:path'
import type { Env } from '../../base/env.ts'

/** Systems take no longer address of a socket, its closing zero with it. */
const LONGEST = 103

/** Where the shop that has `dataDir` takes commands. Nothing where no system would take the address. */
export function commandsSocket({ dataDir }: Pick<Env, 'dataDir'>): string | undefined {
  const whole = join(resolve(dataDir), 'commands.sock')
  return [whole, relative('.', whole)].find((path) => Buffer.byteLength(path) <= LONGEST)
}
