import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Env } from '../../base/env.ts'
import { type OperatorFiles, OperatorMistake } from '../shop/command.ts'
import type { RequestedCommand } from '../shop/requested-command.ts'
import { commandsSocket } from './commands-socket.ts'
import { type CommandMessage, type CommandReply, commandMessage, linesOf } from './lines.ts'

/** What of the terminal a command needs. */
export interface Terminal {
  readonly report: (sentence: string) => void
  readonly files: OperatorFiles
}

/**
 * Has the command run by the shop that runs on `DATA_DIR`. Answers whether there is one.
 *
 * @throws OperatorMistake what the shop says that the operator can mend, Error when the command failed
 */
export async function askRunningShop(env: Env, command: RequestedCommand, terminal: Terminal): Promise<boolean> {
  const path = commandsSocket(env)
  const socket = path === undefined ? undefined : await connected(path)
  if (!socket) {
    return false
  }
  const lines = linesOf(socket)
  try {
    await lines.send(command)
    for (;;) {
      const line = await lines.next(commandMessage)
      if (!line) {
        throw new OperatorMistake(
          'The shop was closed while the command ran. Start it, look what has been done, and run the command again.',
        )
      }
      switch (line.kind) {
        case 'done':
          return true
        case 'mistake':
          throw new OperatorMistake(line.sentence)
        case 'fault':
          throw new Error(`The command failed in the running shop:\n${line.text}`)
        case 'say':
          terminal.report(line.sentence)
          break
        default:
          await lines.send(await answerTo(line, terminal.files))
      }
    }
  } finally {
    socket.destroy()
  }
}

type Question = Extract<CommandMessage, { readonly kind: 'read' | 'write' | 'copy' }>

async function answerTo(question: Question, files: OperatorFiles): Promise<CommandReply> {
  try {
    return { kind: 'answer', content: (await contentFor(question, files)).toString('base64') }
  } catch (error) {
    return error instanceof OperatorMistake
      ? { kind: 'mistake', sentence: error.message }
      : { kind: 'fault', text: error instanceof Error ? error.message : String(error) }
  }
}

async function contentFor(question: Question, files: OperatorFiles): Promise<Buffer> {
  switch (question.kind) {
    case 'read':
      return await files.read(question.file)
    case 'write':
      await files.write(question.file, question.text, question.how)
      break
    case 'copy':
      await files.copy(question.from, question.to)
      break
  }
  return Buffer.alloc(0)
}

/** Nothing when nobody listens there. @throws OperatorMistake when it is somebody else's */
async function connected(path: string): Promise<Socket | undefined> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return socket
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EACCES' || code === 'EPERM') {
      throw new OperatorMistake(`The shop belongs to another user of this machine: run the command as that user.`)
    }
    if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ENOTSOCK') {
      return undefined
    }
    throw error
  }
}
