import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { invariant } from '../../../domain/never.ts'
import { exportCatalogueCommand } from '../../../server/cli/shop/export-catalogue.command.ts'
import { importCatalogueCommand } from '../../../server/cli/shop/import-catalogue.command.ts'
import { ownFiles } from '../../../server/cli/shop/own-files.ts'
import type { Database } from '../../../server/db/database.ts'
import type { TestServer } from '../servers/test-server.ts'

/** Merchant 2 of the shop that is open on this database, who sells at `host` what the demo shop sells. */
export async function openSecondShop({ deps }: TestServer, database: Database, host: string): Promise<void> {
  const room = mkdtempSync(join(tmpdir(), 'keepsake-merchant-'))
  const said: string[] = []
  const run = { env: deps.env, log: pino({ level: 'silent' }), out: undefined, state: undefined, files: ownFiles }
  const openDatabase = async () => ({ ...database, close: async () => {} })
  const command = { ...run, report: (line: string) => said.push(line), openDatabase }
  await exportCatalogueCommand.run({ ...command, args: [] })
  const yaml = said
    .join('\n')
    .replace(/^( +)id: "1"$/m, '$1id: "2"')
    .replace('domain: localhost', `domain: ${host}`)
  writeFileSync(join(room, 'two.yaml'), yaml)
  // The demo shop's own themes: how they print is looked at elsewhere.
  await importCatalogueCommand.run({ ...command, unchecked: true, args: [join(room, 'two.yaml')] })
  rmSync(room, { recursive: true, force: true })
  invariant(said.at(-1)?.startsWith('Merchant 2: '), 'the second merchant’s catalogue is taken')
}
