import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import formbody from '@fastify/formbody'
import Fastify from 'fastify'

/** The limit: a server that reads the form and answers these bytes, and does nothing else. */
export async function bareNode(body: string): Promise<string> {
  const bytes = Buffer.from(body)
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString())
      response.writeHead(form.size > 0 ? 200 : 400, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': bytes.length,
      })
      response.end(bytes)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The framework alone: it reads the form and turns the same object into JSON, for every request anew. */
export async function bareFastify(body: string): Promise<string> {
  const answered: unknown = JSON.parse(body)
  const app = Fastify()
  await app.register(formbody)
  app.post('/*', async (_, reply) => reply.send(answered))
  return await app.listen({ host: '127.0.0.1', port: 0 })
}
