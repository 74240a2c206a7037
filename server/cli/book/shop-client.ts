import type { Call, DataOf, Reply, RequestOf } from '../../../domain/calls/call.ts'
import { CALL_BASE } from '../../../domain/calls/call-head.ts'
import type { Language } from '../../../domain/language.ts'
import { pause, type ShopServer } from './shop-server.ts'

/** The shop said no; the sentence is for the person at the keyboard. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused'
  readonly reason: string | undefined
  readonly data: unknown
  constructor(call: string, reply: Reply<unknown>) {
    super(reply.Msg || `${call} was refused with code ${reply.Code}`)
    this.reason = reply.Reason
    this.data = reply.Data
  }
}

export interface RawRequest {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** A browser without a window: it keeps cookies, and repeats what got no answer. */
export interface ShopClient {
  /** @throws CallRefused when the shop refuses. */
  call<C extends Call>(call: C, request: RequestOf<C>): Promise<DataOf<C>>
  /** Any address of the shop. Redirects are not followed. */
  request(path: string, options?: RawRequest): Promise<Response>
}

export interface ShopClientOptions {
  readonly server: ShopServer
  readonly language: Language
  readonly cookies: Readonly<Record<string, string>>
  readonly keepCookies: (cookies: Record<string, string>) => void
  /** Told once for every time that the shop was away. */
  readonly onAway: () => void
}

/** Times that one request is sent while the shop is away or busy, each after waiting for it to come back. */
const TRIES = 12

export function shopClient({ server, language, cookies, keepCookies, onAway }: ShopClientOptions): ShopClient {
  const jar = new Map(Object.entries(cookies))

  const send = async (path: string, { method = 'GET', headers = {}, body }: RawRequest): Promise<Response> => {
    const response = await fetch(new URL(path, server.url()), {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(120_000),
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'accept-language': language,
        origin: server.url(),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    })
    const fresh = response.headers.getSetCookie()
    if (fresh.length > 0) {
      for (const line of fresh) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        jar.set(name, value)
      }
      keepCookies(Object.fromEntries(jar))
    }
    return response
  }

  const request = async (path: string, options: RawRequest = {}): Promise<Response> => {
    for (let attempt = 1; ; attempt++) {
      const answered = await send(path, options).catch((error: unknown) => {
        if (attempt === TRIES || !isAway(error)) {
          throw error
        }
        return undefined
      })
      if (!answered) {
        onAway()
        await server.revive()
      } else if (attempt < TRIES && (answered.status === 429 || (answered.status >= 502 && answered.status <= 504))) {
        await answered.arrayBuffer()
        await pause(1000 * Number(answered.headers.get('retry-after') ?? Math.min(5, attempt)))
      } else {
        return answered
      }
    }
  }

  return {
    request,
    call: async (call, given) => {
      const fields = formFields(given)
      const path = `${CALL_BASE}${call.path}`
      const response =
        call.method === 'GET'
          ? await request(`${path}?${fields}`)
          : await request(path, {
              method: 'POST',
              headers: { 'content-type': 'application/x-www-form-urlencoded' },
              body: fields.toString(),
            })
      const reply = (await response.json()) as Reply<unknown>
      if (reply.Code !== 0) {
        throw new CallRefused(call.name, reply)
      }
      return call.data.parse(reply.Data) as DataOf<typeof call>
    },
  }
}

/** Refused, reset or too slow: the shop is not there, which is no answer. */
function isAway(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
}

/** Nested values travel as JSON text. */
function formFields(request: unknown): URLSearchParams {
  const fields = Object.entries(request ?? {}).filter(([, value]) => value !== undefined)
  return new URLSearchParams(
    fields.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  )
}
