import { Agent, request as httpRequest } from 'node:http'
import { performance } from 'node:perf_hooks'

/** One request of a load. */
export interface LoadRequest {
  readonly path: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

export interface LoadResult {
  readonly perSecond: number
  readonly done: number
  /** What was answered first, to see that it is what was asked for. */
  readonly first: string
  readonly failed: number
}

/** Sends requests over `connections` kept-alive connections until `ms` have passed or there are none left. */
export async function load(
  url: string,
  options: { readonly connections: number; readonly ms: number; readonly next: (n: number) => LoadRequest | undefined },
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections })
  const began = performance.now()
  let sent = 0
  let done = 0
  let failed = 0
  let first = ''
  const work = async () => {
    while (performance.now() - began < options.ms) {
      const asked = options.next(sent++)
      if (!asked) {
        return
      }
      const { status, body } = await send(agent, url, asked)
      first ||= body
      done += 1
      failed += status === 200 && body.startsWith('{"Code":0') ? 0 : 1
    }
  }
  await Promise.all(Array.from({ length: options.connections }, work))
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  return { perSecond: done / seconds, done, first, failed }
}

function send(agent: Agent, url: string, asked: LoadRequest): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      new URL(asked.path, url),
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(asked.body),
          ...asked.headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }))
      },
    )
    request.on('error', reject)
    request.end(asked.body)
  })
}
