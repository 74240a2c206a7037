import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import type { QiniuSettings } from '../../../server/base/storage-settings.ts'
import { registerUploadHost, UPLOAD_BASE } from '../../../server/pages/uploads/upload-pages.ts'
import { createLocalDisk } from '../../../server/storage/disk/local-disk.ts'

/** What the stand-in was asked besides uploads. */
export interface QiniuStandIn {
  readonly settings: QiniuSettings
  /** Questions for the state of processing; each job is at work for its first two. */
  readonly polls: { readonly id: string; readonly at: number }[]
  has(key: string): Promise<boolean>
  stop(): Promise<void>
}

const keys = { accessKey: 'qiniu-access', secretKey: 'qiniu-secret', bucket: 'shop-photos' }

/** Signatures are counted here from Qiniu's manual, not by the code under test. */
const signed = (text: string) =>
  `${keys.accessKey}:${createHmac('sha1', keys.secretKey).update(text).digest('base64').replaceAll('+', '-').replaceAll('/', '_')}`

/** Qiniu on this machine as its manuals say: upload host, management of objects, private reading, persistent processing. */
export async function startQiniu(): Promise<QiniuStandIn> {
  const root = mkdtempSync(join(tmpdir(), 'keepsake-qiniu-'))
  const disk = createLocalDisk({ root, keys, uploadHost: '' })
  const polls: { id: string; at: number }[] = []
  const app = Fastify({ forceCloseConnections: true })
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _payload, done) => done(null))
  app.addHook('preSerialization', async (_request, _reply, payload) => {
    const stored = payload as { readonly hash?: string; readonly key?: string }
    return stored.hash && stored.key ? { ...stored, persistentId: `z0.${stored.hash}` } : payload
  })
  await registerUploadHost(app, { disk, keys, now: () => Date.now() })

  const keyOf = (entry: string) => Buffer.from(entry, 'base64url').toString().split(':').slice(1).join(':')
  const unsigned = (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined =>
    request.headers.authorization === `QBox ${signed(`${request.url}\n`)}`
      ? undefined
      : reply.code(401).send({ error: 'bad token' })
  const unknown = (reply: FastifyReply): FastifyReply => {
    reply.hijack()
    reply.raw.writeHead(612, { 'content-type': 'application/json' })
    reply.raw.end('{"error":"no such file or directory"}')
    return reply
  }
  app.post<{ Params: { entry: string } }>('/stat/:entry', async (request, reply) => {
    const object = await disk.head(keyOf(request.params.entry))
    return (
      unsigned(request, reply) ?? (object ? { fsize: object.bytes, hash: 'F', mimeType: 'image/jpeg' } : unknown(reply))
    )
  })
  app.post<{ Params: { from: string; to: string } }>('/copy/:from/:to/force/true', async (request, reply) => {
    const refused = unsigned(request, reply)
    if (refused) {
      return refused
    }
    await disk.copy(keyOf(request.params.from), keyOf(request.params.to))
    return {}
  })
  app.post<{ Params: { entry: string } }>('/delete/:entry', async (request, reply) => {
    const refused = unsigned(request, reply)
    const key = keyOf(request.params.entry)
    if (refused || !(await disk.head(key))) {
      return refused ?? unknown(reply)
    }
    await disk.delete(key)
    return {}
  })
  app.get<{ Params: { '*': string }; Querystring: { e?: string; token?: string } }>('/io/*', async (request, reply) => {
    const { e, token } = request.query
    const address = `http://${request.headers.host}${request.url.replace(/&token=.*$/, '')}`
    if (token !== signed(address) || Number(e) * 1000 < Date.now()) {
      return reply.code(401).send({ error: 'download token not match' })
    }
    const object = await disk.head(request.params['*'])
    if (!object) {
      return reply.code(404).send({ error: 'Document not found' })
    }
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const range = from === undefined ? undefined : { from: Number(from), to: Number(to) }
    return reply.code(range ? 206 : 200).send(await disk.get(object.key, range))
  })
  app.get<{ Querystring: { id: string } }>('/status/get/prefop', async (request, reply) => {
    const { id } = request.query
    const before = polls.filter((poll) => poll.id === id).length
    polls.push({ id, at: performance.now() })
    return reply
      .header('access-control-allow-origin', '*')
      .send({ id, code: [1, 2][before] ?? 0, desc: 'as asked', items: [] })
  })
  const base = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    settings: { keys, domain: `${base}/io`, uploadHost: `${base}${UPLOAD_BASE}`, rsHost: base, statusHost: base },
    polls,
    has: async (key) => (await disk.head(key)) !== undefined,
    stop: async () => {
      await app.close()
      rmSync(root, { recursive: true, force: true })
    },
  }
}
