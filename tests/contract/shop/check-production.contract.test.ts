import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownFiles } from '../../../server/cli/shop/own-files.ts'
import { runRequested } from '../../../server/cli/shop/requested-command.ts'
import type { Database } from '../../../server/db/database.ts'
import { migratedDatabase } from '../../support/servers/migrated-database.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'

let server: TestServer
let database: Database

beforeAll(async () => {
  const opened = await migratedDatabase()
  database = { ...opened, close: async () => {} }
  server = await startTestServer({ role: 'api', database })
})
afterAll(async () => await server.close())

/** What `npm run shop -- check` says at last, where this stands in `PROVIDERS_FILE` of merchant 1. */
async function checked(sections: object): Promise<string> {
  const { env } = server.deps
  const providersFile = join(env.dataDir, 'providers.json')
  writeFileSync(providersFile, JSON.stringify({ merchants: { '1': sections } }))
  const said: string[] = []
  const production = { ...env, mode: 'production', publicUrl: 'https://shop.example', providersFile } as const
  await runRequested(
    { name: 'check', args: [], out: undefined, state: undefined, unchecked: false },
    {
      report: (sentence) => void said.push(sentence),
      files: ownFiles,
      env: production,
      log: pino({ level: 'silent' }),
      openDatabase: async () => database,
    },
  ).catch((fault: unknown) => said.push(String(fault)))
  return said.at(-1) ?? ''
}

const STRIPE = { secretKey: 'rk_live_1', webhookSecret: 'whsec_1' }
const MAIL = { host: 'smtp.example.com', port: 587, user: 'shop', password: 'secret', from: 'Shop <shop@example.com>' }

test('a shop in production that takes money and sends codes is well', async () => {
  expect(await checked({ stripe: STRIPE, mail: MAIL })).toBe('All is well.')
})

test('a merchant in production whom nobody can pay, and where nobody can sign in, is named', async () => {
  expect(await checked({})).toBe(
    [
      'Error: Merchant 1 takes no payments: PROVIDERS_FILE names none of wechatPay, stripe for it.',
      'Merchant 1 lets nobody sign in: PROVIDERS_FILE names none of sms, mail, wechat, douyin for it.',
    ].join('\n'),
  )
})
