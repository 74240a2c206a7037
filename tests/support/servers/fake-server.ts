import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedRequest {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A provider on this machine that speaks as much of its published protocol as `answer` does. */
export interface FakeServer {
  readonly base: string
  /** What it was asked, the oldest first. */
  readonly asked: readonly ReceivedRequest[]
  stop(): Promise<void>
}

export async function startFakeServer(answer: (asked: ReceivedRequest) => object | string): Promise<FakeServer> {
  const all: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
      const body = Buffer.concat(chunks).toString()
      const asked = { method: request.method ?? '', url, headers: request.headers, body }
      all.push(asked)
      const said = answer(asked)
      response.setHeader('content-type', 'application/json')
      response.end(typeof said === 'string' ? said : JSON.stringify(said))
    })
  })
  // A connection that is closed while a test makes keys would be found closed too late.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${port}`,
    asked: all,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
