import { invariant } from '../../../domain/never.ts'
import { testClient } from './test-client.ts'
import type { TestServer } from './test-server.ts'

/** Code, Data and Msg as they came, nothing parsed away. */
export interface SpecReply {
  readonly Code: number
  readonly Data: unknown
  readonly Msg: string
  readonly Total?: number
}

/** Fields of the specification; lists and objects travel as JSON text. */
type Fields = Readonly<Record<string, unknown>>

/**
 * A client that knows the two specifications and nothing else (A§7, B§7): form posts, cookies, no header of the shop's
 * own, no field that the specifications do not name.
 */
export interface SpecClient {
  post(path: string, fields?: Fields): Promise<SpecReply>
  get(path: string, fields?: Fields): Promise<SpecReply>
  /** Signs in by phone and code (A§7); gives back the user's id. */
  signIn(phone: string): Promise<string>
}

export function specClient(server: TestServer): SpecClient {
  const browser = testClient(server.shop.app)
  // What the specifications do not name (the reason word) this client does not read.
  const read = (reply: SpecReply): SpecReply => {
    const { Code, Data, Msg, Total } = reply
    return Total === undefined ? { Code, Data, Msg } : { Code, Data, Msg, Total }
  }
  const post = async (path: string, fields: Fields = {}) => {
    const response = await browser.request({
      method: 'POST',
      url: `/emall/index.php${path}`,
      payload: form(fields),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    return read(response.json<SpecReply>())
  }
  return {
    post,
    get: async (path, fields = {}) =>
      read(
        (await browser.request({ method: 'GET', url: `/emall/index.php${path}?${form(fields)}` })).json<SpecReply>(),
      ),
    signIn: async (phone) => {
      const sent = await post('/Mobile/Shop/SendLoginVerifyCode', { phone })
      invariant(sent.Code === 0, `a code is sent: ${sent.Msg}`)
      const message = (await server.deps.outbox.messages()).find((it) => it.to === phone)
      invariant(message, 'the development outbox holds the code')
      const reply = await post('/Mobile/Shop/UserLogin', { phone, verifycode: message.code })
      invariant(reply.Code === 0, `the code signs in: ${reply.Msg}`)
      return field(reply, 'uid')
    },
  }
}

/** A text among the data of a reply. */
export function field(reply: SpecReply, name: string): string {
  const value: unknown = Reflect.get(Object(reply.Data), name)
  invariant(typeof value === 'string', `${name} is a text: ${reply.Msg}`)
  return value
}

function form(fields: Fields): string {
  return new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  ).toString()
}
