import { createHash } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { z } from 'zod'
import { puzzleData, sendLoginVerifyCode, userLogin } from '../../../domain/calls/account.ts'
import type { Call, DataOf, Reply, RequestOf } from '../../../domain/calls/call.ts'
import { solvedPuzzle } from '../../../domain/login/puzzle.ts'
import { invariant } from '../../../domain/never.ts'
import type { DevelopmentOutbox } from '../../../server/ports/development-outbox.ts'

/** A browser as the server sees it: it keeps cookies and sends what a page of the shop sends. */
export interface TestClient {
  /** Makes a call and gives back the whole envelope; the data of a success has the shape that the call promises. */
  call<C extends Call>(call: C, request: RequestOf<C>): Promise<Reply<DataOf<C>>>
  /** Any request, with the browser's cookies. */
  request(options: RawRequest): Promise<LightMyRequestResponse>
  signIn(phone: string, outbox: DevelopmentOutbox): Promise<string>
  readonly cookies: Map<string, string>
}

export interface RawRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly payload?: string | Buffer | object
  readonly headers?: Readonly<Record<string, string>>
}

/** What a page of the shop sends along with every change. */
export const OWN_PAGE = { 'sec-fetch-site': 'same-origin' } as const

/** `host`: whose shop it is at; absent: at that of the first merchant. */
export function testClient(app: FastifyInstance, host?: string): TestClient {
  const cookies = new Map<string, string>()
  const request = async ({ method, url, payload, headers = {} }: RawRequest) => {
    const response = await app.inject({
      method,
      url,
      ...(payload === undefined ? {} : { payload }),
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(host === undefined ? {} : { host }),
        ...headers,
      },
    })
    for (const cookie of response.cookies) {
      if (cookie.value === '') {
        cookies.delete(cookie.name)
      } else {
        cookies.set(cookie.name, cookie.value)
      }
    }
    return response
  }
  const call = async <C extends Call>(it: C, given: RequestOf<C>): Promise<Reply<DataOf<C>>> => {
    const fields = formFields(given)
    const url = `/emall/index.php${it.path}`
    const response = await request(
      it.method === 'GET'
        ? { method: 'GET', url: `${url}?${fields}` }
        : {
            method: 'POST',
            url,
            payload: fields.toString(),
            headers: { ...OWN_PAGE, 'content-type': 'application/x-www-form-urlencoded' },
          },
    )
    const reply = response.json<Reply<unknown>>()
    // A page of the shop solves what it is asked to solve.
    if (reply.Reason === 'puzzle-needed' && !('solution' in Object(given))) {
      const puzzle = puzzleData.parse(reply.Data)
      const solution = solvedPuzzle(puzzle, (text) => createHash('sha256').update(text).digest())
      return await call(it, { ...Object(given), puzzle: puzzle.puzzle, solution })
    }
    return { ...reply, Data: reply.Code === 0 ? it.data.parse(reply.Data) : reply.Data } as Reply<z.output<C['data']>>
  }
  return {
    call,
    request,
    cookies,
    signIn: async (phone, outbox) => {
      const sent = await call(sendLoginVerifyCode, { phone })
      invariant(sent.Code === 0, `a code is sent: ${sent.Msg}`)
      const message = (await outbox.messages()).find((it) => it.to === phone)
      invariant(message, 'the development outbox holds the code')
      const reply = await call(userLogin, { phone, verifycode: message.code })
      invariant(reply.Code === 0, `the code signs in: ${reply.Msg}`)
      return reply.Data.uid
    },
  }
}

/** Form fields as the wire wants them: nested values travel as JSON text. */
function formFields(request: unknown): URLSearchParams {
  const fields = Object.entries(request ?? {}).filter(([, value]) => value !== undefined)
  return new URLSearchParams(
    fields.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  )
}
