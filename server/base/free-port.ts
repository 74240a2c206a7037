import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the ports that systems give to connections and to whoever listens on port 0 (Linux from 32,768 on): one of those is
 * given away again between this answer and the moment in which its server listens.
 */
const FIRST = 20_000
const END = 32_768

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, END)
    if (await isFree(port)) {
      return port
    }
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
    )
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
