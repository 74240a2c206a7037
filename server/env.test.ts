import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv, VARIABLE_NAMES } from './env.ts'

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
    ossType: 'LOCAL',
    smsProvider: 'development',
    payProvider: 'development',
    providersFile: undefined,
    factoryToken: undefined,
    metricsToken: undefined,
    renderThreads: 2,
    trustProxy: false,
    logLevel: 'info',
  })
})

test('a wrong value is refused with a sentence that names it', () => {
  const read = readEnv({ PORT: 'http', DATABASE_URL: 'mysql://x', SESSION_SECRET: 'short', OSS_TYPE: 'S3' })
  expect(read.kind === 'refused' && read.sentences.map((sentence) => sentence.split(':')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'SESSION_SECRET',
    'OSS_TYPE',
  ])
})

test('.env.example names every setting and nothing else', () => {
  const example = readFileSync(join(import.meta.dirname, '..', '.env.example'), 'utf8')
  const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1])
  expect(named.toSorted()).toEqual([...VARIABLE_NAMES].toSorted())
})
