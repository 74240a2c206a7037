import { chmodSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import type { Database } from '../../db/database.ts'
import { type CommandInput, type OperatorFiles, OperatorMistake } from '../shop/command.ts'
import { requestedCommand, runRequested } from '../shop/requested-command.ts'
import { commandsSocket } from './commands-socket.ts'
import { type CommandReply, commandReply, type Lines, linesOf } from './lines.ts'

type Running = NonNullable<CommandInput['running']>

/**
 * Takes the operator's commands while the shop runs: at a socket in `DATA_DIR` that its owner alone may open. Who can open
 * it could as well read the database and the secret beside it.
 *
 * Only of the embedded database, which has one owner. Whoever has PostgreSQL asks it himself.
 */
export async function serveCommands(shop: Running, database: Database): Promise<() => Promise<void>> {
  const { env, log } = shop.deps
  const path = commandsSocket(env)
  if (database.engine !== 'embedded') {
    return async () => {}
  }
  if (path === undefined) {
    log.warn({ dataDir: env.dataDir }, 'the path of DATA_DIR is too long for a socket: stop the shop for its commands')
    return async () => {}
  }
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    void answerOne(linesOf(socket), shop, database)
      .catch((error: unknown) => log.warn({ err: error }, 'an operator could not be answered'))
      .finally(() => socket.end())
  })
  // A process that was killed leaves its socket behind; the folder has one owner, and that is this one.
  rmSync(path, { force: true })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  chmodSync(path, 0o600)
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const socket of open) {
      socket.destroy()
    }
    await closed
  }
}

async function answerOne(lines: Lines, running: Running, database: Database): Promise<void> {
  const command = await lines.next(requestedCommand)
  if (!command) {
    return
  }
  const { env, log } = running.deps
  log.info({ command: command.name }, 'an operator runs a command')
  try {
    await runRequested(command, {
      ...{ env, log, running },
      report: (sentence) => void lines.send({ kind: 'say', sentence }),
      files: filesBeyond(lines),
      openDatabase: async () => database,
    })
    await lines.send({ kind: 'done' })
  } catch (error) {
    if (error instanceof OperatorMistake) {
      await lines.send({ kind: 'mistake', sentence: error.message })
      return
    }
    log.error({ err: error, command: command.name }, 'a command of an operator failed')
    await lines.send({ kind: 'fault', text: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

/** The files of whoever typed the command. */
function filesBeyond(lines: Lines): OperatorFiles {
  const asks = async (question: object): Promise<Buffer> => {
    await lines.send(question)
    return contentOf(await lines.next(commandReply))
  }
  return {
    read: (file) => asks({ kind: 'read', file }),
    write: async (file, text, how) => {
      await asks({ kind: 'write', file, text, how })
    },
    copy: async (from, to) => {
      await asks({ kind: 'copy', from, to })
    },
  }
}

function contentOf(given: CommandReply | undefined): Buffer {
  switch (given?.kind) {
    case 'answer':
      return Buffer.from(given.content, 'base64')
    case 'mistake':
      throw new OperatorMistake(given.sentence)
    case 'fault':
      throw new Error(given.text)
    case undefined:
      throw new OperatorMistake('Whoever typed the command has gone.')
  }
}
