import process from 'node:process'
import Fastify from 'fastify'
import { registerUploadHost } from '../../../server/pages/uploads/upload-pages.ts'
import { createLocalDisk } from '../../../server/storage/disk/local-disk.ts'

// An upload host alone in its process, so that a test can end it at any moment: `node FILE FOLDER`. Says its port.
const keys = { accessKey: 'keepsake', secretKey: 'test', bucket: 'photos' }
const disk = createLocalDisk({
  root: process.argv[2] ?? '',
  keys,
  uploadHost: '/emall/upload',
})
const app = Fastify()
await registerUploadHost(app, { disk, keys, now: () => Date.now() })
const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.({ port: Number(new URL(address).port) })
