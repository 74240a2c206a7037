import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { openEmbedded } from '../../../server/db/open-embedded.ts'
import type { StripeSettings } from '../../../server/pay/stripe/stripe-settings.ts'
import { migratedDataDir } from '../../support/servers/migrated-database.ts'
import { nodeProcess } from './node-process.ts'
import { FACTORY_TOKEN, nodeEnv, onDisk, providersOf, type ShopUnderFire } from './shop-under-fire.ts'

/** A shop in one process, with its embedded database and its photos on the disk. */
export async function embeddedShop(stripe: StripeSettings): Promise<ShopUnderFire> {
  const folder = mkdtempSync(join(tmpdir(), 'keepsake-faults-'))
  const dataDir = join(folder, 'data')
  await migratedDataDir(dataDir)
  const providersFile = join(folder, 'providers.json')
  writeFileSync(providersFile, providersOf(stripe), { mode: 0o600 })
  const env = { ...nodeEnv(dataDir, providersFile), DATABASE_URL: '' }
  const node = await nodeProcess('all', join(folder, 'shop.log'), env)
  await node.start()
  return {
    nodes: [node],
    factoryToken: FACTORY_TOKEN,
    harms: {},
    dataDirs: [dataDir],
    openDatabase: () => openEmbedded(dataDir, pino({ level: 'silent' })),
    stored: async (key) => onDisk(dataDir, key),
    close: async () => {
      await node.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
