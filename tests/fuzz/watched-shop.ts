import { randomBytes } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { errorForLog } from '../../server/base/error-for-log.ts'
import type { Matting } from '../../server/ports/matting.ts'
import { startTestServer, type TestServer } from '../support/servers/test-server.ts'
import type { FuzzClock } from './fuzz-clock.ts'

/** A shop whose log, secrets and ways out are watched. */
export interface WatchedShop {
  readonly server: TestServer
  /** Every line of the log. */
  readonly lines: readonly string[]
  /** Hosts that the shop asked by itself. */
  readonly asked: ReadonlySet<string>
  /** What must not be seen anywhere, by what it is. */
  readonly canaries: Map<string, string>
  /** The names of the canaries in a text. */
  canariesIn(text: string): readonly string[]
  close(): Promise<void>
}

/** A port that nobody listens on: providers that cannot be reached, so that what is said of that is seen. */
export const NOBODY = 'http://127.0.0.1:58999'

/** A service that cuts out whatever it is given. */
const ON_THIS_MACHINE: Matting = {
  isConfigured: () => true,
  cutOut: async () => ({ kind: 'cut-out', png: Buffer.from('\x89PNG') }),
}

const canary = () => `canary${randomBytes(24).toString('hex')}`

/** Providers of the demo merchant, whose every secret is a canary. */
function providersWith(secret: (name: string) => string): object {
  const host = { protocol: 'http', host: '127.0.0.1', port: 58_999 }
  return {
    wechat: { appid: 'wx1', secret: secret('messenger secret'), apiBase: NOBODY },
    douyin: { appid: 'tt1', secret: secret('mini-program secret'), apiBase: NOBODY },
    matting: { url: NOBODY, token: secret('matting token') },
    stripe: { secretKey: secret('stripe key'), webhookSecret: `whsec_${secret('stripe webhook secret')}`, api: host },
  }
}

/** `withProviders`: the merchant has accounts at providers, which cannot be reached. */
export async function watchedShop(clock: FuzzClock, withProviders = false): Promise<WatchedShop> {
  const lines: string[] = []
  const asked = new Set<string>()
  const canaries = new Map(['session secret', 'factory token', 'metrics token'].map((name) => [name, canary()]))
  const of = (name: string) => canaries.get(name) ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'keepsake-fuzz-'))
  const providersFile = join(folder, 'providers.json')
  const secret = (name: string) => {
    canaries.set(name, canary())
    return of(name)
  }
  if (withProviders) {
    writeFileSync(providersFile, JSON.stringify({ merchants: { 1: providersWith(secret) } }))
  }
  const onFetch = (message: unknown) => asked.add(String((message as { request: { origin: unknown } }).request.origin))
  const onRequest = (message: unknown) => asked.add((message as { request: { host: string } }).request.host)
  subscribe('undici:request:create', onFetch)
  subscribe('http.client.request.start', onRequest)
  const log = pino({ level: 'debug', serializers: { err: errorForLog } }, { write: (line) => void lines.push(line) })
  const server = await startTestServer({
    ...{ role: 'api', clock },
    env: {
      ...{ sessionSecret: of('session secret'), factoryToken: of('factory token'), metricsToken: of('metrics token') },
      ...(withProviders ? { providersFile } : {}),
    },
    override: (deps) => ({ ...deps, log, ...(withProviders ? {} : { matting: ON_THIS_MACHINE }) }),
  })
  return {
    ...{ server, lines, asked, canaries },
    canariesIn: (text) => [...canaries].filter(([, secret]) => text.includes(secret)).map(([name]) => name),
    close: async () => {
      unsubscribe('undici:request:create', onFetch)
      unsubscribe('http.client.request.start', onRequest)
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}
