import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { cutStalledBody } from './stalled-body.ts'

test('safety 13: half a body of which no more comes is cut off, a whole one is answered', async () => {
  const app = Fastify()
  app.addHook('onRequest', cutStalledBody(20))
  app.post('/', async () => 'taken')
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  try {
    const send = async (body: string) => {
      const socket = connect(Number(port), '127.0.0.1')
      socket.write(
        `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 4\r\nconnection: close\r\n\r\n${body}`,
      )
      let answer = ''
      socket.on('data', (part) => {
        answer += part
      })
      await once(socket, 'close')
      return answer
    }
    expect(await send('ab')).toBe('')
    expect((await send('abcd')).split('\r\n\r\n')[1]).toBe('taken')
  } finally {
    await app.close()
  }
})
