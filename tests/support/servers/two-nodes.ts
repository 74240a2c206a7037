import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { openPostgres } from '../../../server/db/open-postgres.ts'
import { postgres } from './postgres.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts'

/** A shop of two nodes on one PostgreSQL, each with a disk of its own, and a proxy that asks them in turn. */
export interface TwoNodes {
  /** The proxy's address, without a slash at the end. */
  readonly url: string
  close(): Promise<void>
}

export async function startTwoNodes(env: TestServerOptions['env'] = {}): Promise<TwoNodes> {
  const url = await (await postgres()).migratedDatabase()
  const nodes: TestServer[] = []
  // One after the other: the second finds what the first has put into the database.
  for (const role of ['all', 'api'] as const) {
    nodes.push(await startTestServer({ role, env, database: await openPostgres(url, pino({ level: 'silent' }), 6) }))
  }
  const addresses = await Promise.all(nodes.map((node) => node.listen()))
  let asked = 0
  const proxy = createServer((incoming, outgoing) => {
    const node = new URL(addresses[asked++ % addresses.length] ?? '')
    const { method, url: path, headers } = incoming
    const onward = request({ host: node.hostname, port: node.port, method, path, headers }, (answered) => {
      outgoing.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: async () => {
      await new Promise((resolve) => proxy.close(resolve))
      for (const node of nodes.reverse()) {
        await node.close()
      }
    },
  }
}
