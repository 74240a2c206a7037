import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv, VARIABLES } from './env.ts'

test('without any setting the shop stands on this machine, port 8080, with its own database', () => {
  const read = readEnv({})
  expect(read.kind === 'read' && read.env).toEqual({
    mode: 'development',
    host: '127.0.0.1',
    port: 8080,
    dataDir: './data',
    databaseUrl: undefined,
    sessionSecret: undefined,
    publicUrl: 'http://localhost:8080',
    uploadOrigins: [],
    pictureOrigins: [],
    storage: { type: 'LOCAL', cacheBytes: 2_147_483_648 },
    providersFile: undefined,
    factoryToken: undefined,
    metricsToken: undefined,
    workerPort: undefined,
    renderThreads: 2,
    puzzleBits: 16,
    storedGbANight: 50,
    trustProxy: 0,
    traceEndpoint: undefined,
    traceShare: 1,
    logLevel: 'info',
  })
})

test('a wrong value is refused with a sentence that names it', () => {
  const read = readEnv({ PORT: 'http', DATABASE_URL: 'mysql://x', SESSION_SECRET: 'short', OSS_TYPE: 'FTP' })
  expect(read.kind === 'refused' && read.sentences.map((sentence) => sentence.split(':')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'SESSION_SECRET',
    'OSS_TYPE',
  ])
})

test('safety 13: proxies are believed by their number or by their addresses, and nothing else is taken for either', () => {
  const trusted = (text: string) => {
    const read = readEnv({ TRUST_PROXY: text })
    return read.kind === 'read' ? read.env.trustProxy : 'refused'
  }
  const texts = ['0', '1', '2', '10.0.0.0/8, ::1', '192.0.2.7', 'true', '10.0.0.0/33', '1.2.3', 'proxy.example', '12']
  expect(texts.map(trusted)).toEqual([
    ...[0, 1, 2, ['10.0.0.0/8', '::1'], ['192.0.2.7']],
    ...['refused', 'refused', 'refused', 'refused', 'refused'],
  ])
})

test('A§7 osstype: a storage that is chosen must have what it needs', () => {
  const lacking = readEnv({ OSS_TYPE: 'S3', S3_BUCKET: 'photos' })
  expect(lacking.kind === 'refused' && lacking.sentences).toEqual([
    'S3_KEY: must be set when OSS_TYPE is S3',
    'S3_SECRET: must be set when OSS_TYPE is S3',
  ])
  const read = readEnv({ OSS_TYPE: 'S3', S3_BUCKET: 'photos', S3_KEY: 'k', S3_SECRET: 's', S3_ENDPOINT: 'http://s3/' })
  expect(read.kind === 'read' && read.env.storage).toEqual({
    ...{ type: 'S3', cacheBytes: 2_147_483_648, endpoint: 'http://s3', region: 'us-east-1', bucket: 'photos' },
    ...{ key: 'k', secret: 's', forcePathStyle: false, stsRole: undefined, stsEndpoint: undefined },
  })
})

test('.env.example names every setting and nothing else', () => {
  const example = readFileSync(join(import.meta.dirname, '..', '..', '.env.example'), 'utf8')
  const named = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map((match) => match[1])
  expect(named.toSorted()).toEqual(Object.keys(VARIABLES.shape).toSorted())
})
