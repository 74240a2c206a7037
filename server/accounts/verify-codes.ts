import { randomInt } from 'node:crypto'
import type { sendLoginVerifyCode } from '../../domain/calls/account.ts'
import type { DataOf } from '../../domain/calls/call.ts'
import { CODE_RULES } from '../../domain/login/login-code.ts'
import type { EpochMs } from '../../domain/units.ts'
import { answer, refuse } from '../base/answer.ts'
import type { Caller } from '../base/caller.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../ports/deps.ts'
import { createLoginCodeStore } from '../stores/login-codes.store.ts'
import { type CodeAddress, costsPuzzle, maySend, mayTry, rememberKnown, wasNotSent } from './code-limits.ts'
import { isSolved, newPuzzle, type Solution } from './puzzles.ts'

/** What a code is for. A code for one purpose is worth nothing for another (safety 3.34). */
export interface VerifyCodeRequest extends CodeAddress {
  readonly purpose: 'login' | 'bind' | 'prove' | 'register' | 'reset'
}

/** What of a call the codes need. */
export interface VerifyCodeContext {
  readonly caller: Caller
  readonly db: Db
  readonly now: EpochMs
}

type CodeSent = DataOf<typeof sendLoginVerifyCode>

const NOT_SENT = { sms: 'code-not-sent', mail: 'mail-not-sent' } as const

/**
 * Makes a code, remembers it and hands it to `deliver`. With `known` false nothing is remembered, but the budget, the
 * answer and the delivery are the same: nobody can tell by them whether an address has an account.
 */
export async function sendCode<Channel extends VerifyCodeRequest['channel']>(
  deps: Deps,
  { caller, db, now }: VerifyCodeContext,
  request: VerifyCodeRequest & { readonly channel: Channel },
  solution: Solution,
  deliver: (code: string) => Promise<void>,
  known = true,
) {
  if (await costsPuzzle(db, request, caller, now)) {
    const { secrets } = deps
    const whose = codeId(request, caller)
    if (!(await isSolved({ db, secrets, now }, whose, solution))) {
      return refuse('puzzle-needed', { data: newPuzzle(secrets, whose, deps.env.puzzleBits, now) })
    }
  }
  const may = await maySend(db, request, caller, now)
  if (may.kind === 'too-soon') {
    return refuse('code-too-soon', { params: { seconds: may.seconds } })
  }
  if (may.kind === 'too-often') {
    return refuse('code-limit-reached')
  }
  const code = String(randomInt(10 ** CODE_RULES.digits)).padStart(CODE_RULES.digits, '0')
  const codes = createLoginCodeStore(db)
  const hash = deps.secrets.sign('login-code', codeText(request, code, caller))
  const expiresIn = request.channel === 'sms' ? CODE_RULES.lifeSeconds : CODE_RULES.mailLifeSeconds
  if (known) {
    // Before it is sent: the provider is never spoken to inside a transaction.
    await codes.remember(codeId(request, caller), hash, expiresIn, now)
  }
  try {
    await deliver(code)
  } catch (error) {
    deps.log.error({ err: error, channel: request.channel }, 'a code could not be sent')
    await codes.burn(codeId(request, caller), hash)
    await wasNotSent(db, request, caller, now)
    return refuse(NOT_SENT[request.channel as Channel])
  }
  return answer<CodeSent>({ resendAfter: CODE_RULES.resendSeconds, expiresIn })
}

/**
 * Takes a code that somebody typed. Tries are counted before anything is compared, and a code that is right is used up.
 * Nothing comes back when it was right.
 */
export async function codeRefusal(
  deps: Deps,
  context: VerifyCodeContext,
  request: VerifyCodeRequest,
  typed: string,
): Promise<CodeRefusal | undefined> {
  const taken = await takeVerifyCode(deps, context, request, typed, async () => true)
  return taken.kind === 'refused' ? taken.reason : undefined
}

type CodeRefusal = 'code-limit-reached' | 'code-wrong'

/**
 * The same where something is made for it that may have to be tried again: a code that is right is used up once that is there. `make` is
 * asked for a right code alone.
 *
 * @throws what `make` throws; the code is still good then.
 */
export async function takeVerifyCode<Made>(
  deps: Deps,
  { caller, db, now }: VerifyCodeContext,
  request: VerifyCodeRequest,
  typed: string,
  make: () => Promise<Made>,
): Promise<
  { readonly kind: 'taken'; readonly made: Made } | { readonly kind: 'refused'; readonly reason: CodeRefusal }
> {
  if (!(await mayTry(db, request, caller, now))) {
    return { kind: 'refused', reason: 'code-limit-reached' }
  }
  const codes = createLoginCodeStore(db)
  const hash = await codes.takeTry(codeId(request, caller), now)
  const isRight = hash !== undefined && deps.secrets.verify('login-code', codeText(request, typed, caller), hash)
  const made = isRight ? await make() : undefined
  if (!isRight || made === undefined || !(await codes.burn(codeId(request, caller), hash))) {
    return { kind: 'refused', reason: 'code-wrong' }
  }
  await rememberKnown(db, request, caller, now)
  return { kind: 'taken', made }
}

/** A browser has codes of its own: what another one guesses or asks for touches none of them. */
const codeId = ({ purpose, to }: VerifyCodeRequest, { merchantId, device }: Caller) =>
  `${merchantId}/${purpose}/${to}/${device}`

/** Binds a code to the shop, the purpose, the address and the browser that asked for it. */
const codeText = (request: VerifyCodeRequest, code: string, caller: Caller) => `${codeId(request, caller)}/${code}`
