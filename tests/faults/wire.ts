import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** What a line does to what travels over it. */
export type WireState =
  | { readonly kind: 'open' }
  /** Every piece comes so many ms later. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** Nobody is reached, and who was connected is not any more. */
  | { readonly kind: 'cut' }
  /** Questions arrive; the answer never does: the line breaks with its first byte. */
  | { readonly kind: 'answers-lost' }

/** A line from a phone to the shop, which breaks when it is told to. */
export interface Wire {
  /** Without a slash at the end. */
  readonly url: string
  become(state: WireState): void
  close(): Promise<void>
}

export interface WireTo {
  /** Asked for every connection: nodes take turns. */
  readonly port: () => number
  /** Where the shop thinks that it comes from, on this machine: limits count by it. */
  readonly from?: string
}

export async function openWire({ port, from }: WireTo): Promise<Wire> {
  let state: WireState = { kind: 'open' }
  const open = new Set<Socket>()
  const server = createServer((near) => {
    if (state.kind === 'cut') {
      near.destroy()
      return
    }
    const far = connect({ host: '127.0.0.1', port: port(), ...(from === undefined ? {} : { localAddress: from }) })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.once('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
    carry(near, far, () => state)
    carry(far, near, () => (state.kind === 'answers-lost' ? { kind: 'cut' } : state))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become: (next) => {
      state = next
      if (next.kind === 'cut') {
        for (const socket of open) {
          socket.destroy()
        }
      }
    },
    close: async () => {
      for (const socket of open) {
        socket.destroy()
      }
      server.close()
      await once(server, 'close')
    },
  }
}

/** Hands on what comes, in its order, as the line is when it comes. */
function carry(from: Socket, to: Socket, stateNow: () => WireState): void {
  let before = Promise.resolve()
  from.on('data', (piece) => {
    from.pause()
    before = before.then(async () => {
      const state = stateNow()
      if (state.kind === 'cut') {
        from.destroy()
        return
      }
      if (state.kind === 'slow') {
        await wait(state.ms)
      }
      if (!to.destroyed && !to.write(piece)) {
        await Promise.race([once(to, 'drain'), once(to, 'close')]).catch(() => undefined)
      }
      from.resume()
    })
  })
  from.on('end', () => {
    before = before.then(() => {
      to.end()
    })
  })
}
