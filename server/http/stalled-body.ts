import { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A photo of 20 MB over the slowest line that anybody would wait for. */
export const WHOLE_REQUEST_MS = 15 * 60_000

/** A body of which nothing came for so long has been given up by whoever sends it. */
const STALLED_MS = 30_000

/** Closes the connection of a body that has stopped coming: half a request holds a place as long as a whole one. */
export const cutStalledBody =
  (stalledMs = STALLED_MS) =>
  (request: FastifyRequest, _reply: FastifyReply, done: () => void): void => {
    const { raw } = request
    const { socket } = raw
    const hasBody = (raw.headers['content-length'] ?? raw.headers['transfer-encoding']) !== undefined
    // A request that was made up in this process has no socket that could wait.
    if (hasBody && !raw.complete && socket instanceof Socket) {
      const cut = () => socket.destroy()
      socket.setTimeout(stalledMs, cut)
      raw.once('close', () => socket.off('timeout', cut))
      raw.once('end', () => {
        socket.setTimeout(0)
        socket.off('timeout', cut)
      })
    }
    done()
  }
