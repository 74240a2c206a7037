import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { openEmbedded } from '../../../server/db/open-embedded.ts'
import { migratedDataDir } from '../../support/servers/migrated-database.ts'
import { jumpingClocks } from './jumping-clock.ts'
import { nodeProcess } from './node-process.ts'
import { FACTORY_TOKEN, nodeEnv, onDisk, providersOf, type ShopUnderFire, type ShopWishes } from './shop-under-fire.ts'
import { smallDisk } from './small-disk.ts'

/** A shop in one process, with its embedded database and its photos on the disk. */
export async function embeddedShop({ stripe, wantsDisk, wantsClocks, say }: ShopWishes): Promise<ShopUnderFire> {
  const folder = mkdtempSync(join(tmpdir(), 'keepsake-faults-'))
  const disk = wantsDisk ? await smallDisk(folder, say) : undefined
  const dataDir = join(disk?.folder ?? folder, 'data')
  await migratedDataDir(dataDir)
  const providersFile = join(folder, 'providers.json')
  writeFileSync(providersFile, providersOf(stripe), { mode: 0o600 })
  const clock = wantsClocks ? jumpingClocks(folder)('shop') : undefined
  const env = { ...nodeEnv(dataDir, providersFile), ...clock?.env, DATABASE_URL: '' }
  const node = await nodeProcess('all', join(folder, 'shop.log'), env)
  await node.start()
  return {
    nodes: [node],
    factoryToken: FACTORY_TOKEN,
    harms: {},
    disk,
    clocks: clock ? [clock] : [],
    dataDirs: [dataDir],
    openDatabase: () => openEmbedded(dataDir, pino({ level: 'silent' })),
    stored: async (key) => onDisk(dataDir, key),
    close: async () => {
      await node.close()
      await disk?.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
