import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../../server/db/database.ts'
import type { StripeSettings } from '../../../server/pay/stripe/stripe-settings.ts'
import type { JumpingClock } from './jumping-clock.ts'
import type { NodeProcess } from './node-process.ts'
import type { SmallDisk } from './small-disk.ts'

export interface ShopWishes {
  readonly stripe: StripeSettings
  readonly random: () => number
  /** Where several nodes keep photos. */
  readonly storage: 's3' | 'disk'
  /** Its folders shall lie on a disk that can be full. */
  readonly wantsDisk: boolean
  /** Its nodes have clocks that can be set. */
  readonly wantsClocks: boolean
  readonly say: (sentence: string) => void
}

/** A running shop whose processes can be hurt. */
export interface ShopUnderFire {
  readonly nodes: readonly NodeProcess[]
  /** The token of its factory. */
  readonly factoryToken: string
  /** What can be done to what it stands on, by name; each settles when the harm is over. */
  readonly harms: Readonly<Record<string, () => Promise<void>>>
  /** What its folders lie on; undefined: nothing that can be full. */
  readonly disk: SmallDisk | undefined
  /** The clocks of its nodes; none when they have the machine's. */
  readonly clocks: readonly JumpingClock[]
  /** The folder of each node; one folder of several nodes stands here once. */
  readonly dataDirs: readonly string[]
  /** Its database, when all its processes are closed. */
  openDatabase(): Promise<Database>
  /** The bytes under a key of its storage. */
  stored(key: string): Promise<Buffer | undefined>
  /** Removes all of it. */
  close(): Promise<void>
}

export const FACTORY_TOKEN = 'factory-token-of-the-faults'

/** What every node is told. */
export function nodeEnv(dataDir: string, providersFile: string): Record<string, string> {
  return {
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    PROVIDERS_FILE: providersFile,
    FACTORY_TOKEN,
    SESSION_SECRET: 'a secret that all nodes of the faults share',
    // A browser's work costs the run a core.
    PUZZLE_BITS: '1',
    LOG_LEVEL: 'warn',
  }
}

export function providersOf(stripe: StripeSettings): string {
  return JSON.stringify({ merchants: { '1': { stripe } } })
}

/** The bytes under a key where photos lie on the disk. */
export function onDisk(dataDir: string, key: string): Buffer | undefined {
  const file = join(dataDir, 'photos', 'objects', key)
  return existsSync(file) ? readFileSync(file) : undefined
}
