import { createHash } from 'node:crypto'
import { z } from 'zod'
import { getUserInfo, puzzleData, sendLoginVerifyCode, userLogin } from '../../../domain/calls/account.ts'
import { solvedPuzzle } from '../../../domain/login/puzzle.ts'
import { newPhone, type RunStateFile } from './run-state.ts'
import { CallRefused, type ShopClient } from './shop-client.ts'

const OUTBOX = z.object({ messages: z.array(z.object({ to: z.string(), code: z.string() })) })

/** Codes that are lost, because the shop died between sending and telling, are asked for again with another number. */
const TRIES = 4

/** Signs in with a code out of the development outbox, unless the session of an earlier run still holds. */
export async function signIn(client: ShopClient, states: RunStateFile): Promise<string> {
  const known = await sessionUser(client)
  if (known !== undefined) {
    return known
  }
  for (let attempt = 1; ; attempt++) {
    const { phone, uid } = states.state
    const sent = await askForCode(client, phone).catch(tooSoonIsFine)
    const code = await codeFor(client, phone)
    if (code !== undefined) {
      const user = await client.call(userLogin, { phone, verifycode: code })
      states.save((state) => {
        state.uid = user.uid
      })
      return user.uid
    }
    if (uid !== undefined || attempt === TRIES) {
      throw new Error(
        sent === undefined
          ? 'The session has ended and the shop sends no new code yet. Run the command again in a minute.'
          : 'The shop does not tell its codes at /dev/outbox: this command needs a shop in development mode.',
      )
    }
    states.save((state) => {
      state.phone = newPhone()
    })
  }
}

async function sessionUser(client: ShopClient): Promise<string | undefined> {
  try {
    return (await client.call(getUserInfo, {})).uid
  } catch (error) {
    if (error instanceof CallRefused) {
      return undefined
    }
    throw error
  }
}

/** Asks for a code, and solves the puzzle of a shop that has sent one today. */
async function askForCode(client: ShopClient, phone: string) {
  try {
    return await client.call(sendLoginVerifyCode, { phone })
  } catch (error) {
    if (!(error instanceof CallRefused) || error.reason !== 'puzzle-needed') {
      throw error
    }
    const puzzle = puzzleData.parse(error.data)
    const solution = solvedPuzzle(puzzle, (text) => createHash('sha256').update(text).digest())
    return await client.call(sendLoginVerifyCode, { phone, puzzle: puzzle.puzzle, solution })
  }
}

function tooSoonIsFine(error: unknown): undefined {
  if (!(error instanceof CallRefused)) {
    throw error
  }
}

async function codeFor(client: ShopClient, phone: string): Promise<string | undefined> {
  const response = await client.request('/dev/outbox')
  if (response.status !== 200) {
    await response.arrayBuffer()
    return undefined
  }
  return OUTBOX.parse(await response.json()).messages.find((message) => message.to === phone)?.code
}
