import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import pg from 'pg'
import pino from 'pino'
import type { S3Settings } from '../../../server/base/storage-settings.ts'
import { openPostgres } from '../../../server/db/open-postgres.ts'
import { createFileCache } from '../../../server/storage/file-cache.ts'
import { createS3Storage } from '../../../server/storage/s3/s3-storage.ts'
import { postgres } from '../../support/servers/postgres.ts'
import { startS3 } from '../../support/servers/s3-server.ts'
import { openWire, type Wire } from '../wire.ts'
import { type JumpingClock, jumpingClocks } from './jumping-clock.ts'
import { type NodeProcess, nodeProcess } from './node-process.ts'
import { FACTORY_TOKEN, nodeEnv, onDisk, providersOf, type ShopUnderFire, type ShopWishes } from './shop-under-fire.ts'
import { smallDisk } from './small-disk.ts'

const ROLES = ['api', 'api', 'worker', 'worker'] as const

/**
 * A shop of two nodes that answer and two that work on PostgreSQL: on S3, each with a folder of its own, or on one folder
 * of all of them.
 *
 * @throws Error when it shall be on S3 and no such server is there.
 */
export async function postgresShop({
  stripe,
  random,
  storage: kind,
  wantsDisk,
  wantsClocks,
  say,
}: ShopWishes): Promise<ShopUnderFire> {
  const s3 = kind === 's3' ? await startS3() : undefined
  if (typeof s3 === 'string') {
    throw new Error(`${s3}; --storage disk does without`)
  }
  const top = mkdtempSync(join(tmpdir(), 'keepsake-faults-'))
  const disk = wantsDisk ? await smallDisk(top, say) : undefined
  const folder = disk?.folder ?? top
  const providersFile = join(folder, 'providers.json')
  writeFileSync(providersFile, providersOf(stripe), { mode: 0o600 })
  const database = await (await postgres()).migratedDatabase()
  const databaseLine = await lineTo(database)
  const storage = s3 && (await storageOn(s3.settings))
  const shared = join(folder, 'shared')
  const newClock = wantsClocks ? jumpingClocks(top) : undefined
  const clocks: JumpingClock[] = []
  const nodes: NodeProcess[] = []
  for (const [at, role] of ROLES.entries()) {
    const dataDir = storage ? join(folder, `node-${at}`) : shared
    const clock = newClock?.(`node-${at}`)
    clocks.push(...(clock ? [clock] : []))
    const env = { ...nodeEnv(dataDir, providersFile), ...storage?.env, ...clock?.env, DATABASE_URL: databaseLine.url }
    const node = await nodeProcess(role, join(folder, `node-${at}.log`), env)
    nodes.push(node)
    await node.start()
  }
  const lines = [databaseLine.wire, ...(storage ? [storage.wire] : [])]
  const files = storage?.files
  return {
    nodes,
    factoryToken: FACTORY_TOKEN,
    harms: {
      'database crashes': () => crash(database),
      'database cut off': () => cutFor(databaseLine.wire, 300 + random() * 2500),
      ...(storage ? { 'storage cut off': () => cutFor(storage.wire, 300 + random() * 3000) } : {}),
    },
    disk,
    clocks,
    dataDirs: storage ? ROLES.map((_, at) => join(folder, `node-${at}`)) : [shared],
    openDatabase: () => openPostgres(database, pino({ level: 'silent' }), 2),
    stored: async (key) => {
      if (!files) {
        return onDisk(shared, key)
      }
      const body = await files.get(key)
      return body && Buffer.concat(await body.toArray())
    },
    close: async () => {
      for (const node of nodes) {
        await node.close()
      }
      for (const line of lines) {
        await line.close()
      }
      await s3?.stop()
      await disk?.close()
      rmSync(top, { recursive: true, force: true })
    },
  }

  async function storageOn(settings: S3Settings) {
    const { endpoint = '', region, key: accessKeyId, secret: secretAccessKey, bucket, stsRole } = settings
    const admin = new S3Client({
      endpoint,
      region,
      forcePathStyle: true,
      credentials: { accessKeyId, secretAccessKey },
    })
    await admin.send(new CreateBucketCommand({ Bucket: bucket }))
    const wire = await openWire({ port: () => Number(new URL(endpoint).port) })
    const cache = createFileCache({ folder: join(folder, 'cache'), maxBytes: 1_000_000_000 })
    return {
      wire,
      files: createS3Storage({ settings, cache, clock: { now: () => Date.now() } }),
      env: {
        ...{ OSS_TYPE: 'S3', S3_ENDPOINT: wire.url, S3_REGION: region, S3_BUCKET: bucket, S3_KEY: accessKeyId },
        ...{ S3_SECRET: secretAccessKey, S3_FORCE_PATH_STYLE: '1', S3_STS_ROLE: stsRole ?? '' },
      },
    }
  }
}

/** The database by a line that can be cut. */
async function lineTo(database: string): Promise<{ readonly wire: Wire; readonly url: string }> {
  const wire = await openWire({ port: () => Number(new URL(database).port) })
  const url = new URL(database)
  url.port = new URL(wire.url).port
  return { wire, url: url.toString() }
}

async function cutFor(wire: Wire, ms: number): Promise<void> {
  wire.become({ kind: 'cut' })
  await wait(ms)
  wire.become({ kind: 'open' })
}

/** Ends one of its processes by force: the server then throws all of them out and recovers, as after a power cut. */
async function crash(database: string): Promise<void> {
  const admin = new pg.Client({ connectionString: database })
  admin.on('error', () => undefined)
  await admin.connect()
  const { rows } = await admin.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1",
  )
  for (const { pid } of rows) {
    process.kill(pid, 'SIGKILL')
  }
  await admin.end().catch(() => undefined)
}
