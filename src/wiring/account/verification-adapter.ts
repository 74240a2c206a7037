import {
  bindUserPhone,
  puzzleData,
  type puzzleFields,
  sendLoginVerifyCode,
  sendVerifyCode,
  userLogin,
} from '../../../domain/calls/account.ts'
import { asId, type UserId } from '../../../domain/ids.ts'
import { RESEND_AFTER } from '../../../domain/login/phone-login.ts'
import type { WaitClock } from '../../../machines/clock.ts'
import type { VerificationPorts } from '../../../machines/verification-code/verification-code.ports.ts'
import type {
  Checked,
  CodeCheck,
  CodeRefusal,
  CodeSent,
  VerificationCodeRequest,
} from '../../../machines/verification-code/verification-code.types.ts'
import { type ApiReply, callApi, plainRefusal } from '../platform/api.ts'

/** Codes of phones and mailboxes, whatever they are for. */
export function verificationPorts(clock: WaitClock): VerificationPorts {
  return {
    clock,
    sendCode: async (ask, signal) => codeSentOf(await withPuzzle((solved) => askForCode(ask, solved, signal), signal)),
    checkCode,
  }
}

type Sent = { readonly resendAfter: number }

/** A puzzle with what solves it; nothing before the shop asked for one. */
type Solved = { readonly [Name in keyof typeof puzzleFields]?: string }

/** Asks, and where the shop wants a puzzle solved first, solves it and asks once more. */
async function withPuzzle(
  ask: (solved: Solved) => Promise<ApiReply<Sent, CodeRefusal>>,
  signal: AbortSignal,
): Promise<ApiReply<Sent, CodeRefusal>> {
  const answer = await ask({})
  if (answer.kind !== 'refused' || answer.reason !== 'puzzle-needed') {
    return answer
  }
  const needed = puzzleData.parse(answer.data)
  const { solvePuzzle } = await import('./solve-puzzle.ts')
  return await ask({ puzzle: needed.puzzle, solution: await solvePuzzle(needed, signal) })
}

/** The calls of e-mail are fetched when somebody uses them. */
async function askForCode(
  { mchid, purpose }: VerificationCodeRequest,
  solved: Solved,
  signal: AbortSignal,
): Promise<ApiReply<Sent, CodeRefusal>> {
  switch (purpose.kind) {
    case 'sign-in':
      return await callApi(sendLoginVerifyCode, { phone: purpose.phone, ...solved, mchid }, { signal })
    case 'new-phone':
      return await callApi(sendVerifyCode, { phone: purpose.phone, ...solved, mchid }, { signal })
    case 'old-phone':
      // Without a number it goes to the phone that is bound.
      return await callApi(sendVerifyCode, { ...solved, mchid }, { signal })
    case 'new-password': {
      const { sendPasswordCode } = await import('../../../domain/calls/email-account.ts')
      return await callApi(sendPasswordCode, { email: purpose.email, ...solved, mchid }, { signal })
    }
    case 'registration': {
      const { userReg } = await import('../../../domain/calls/email-account.ts')
      const { email, password, again } = purpose
      const answer = await callApi(userReg, { email, password, password2: again, ...solved, mchid }, { signal })
      if (answer.kind === 'ok') {
        const resendAfter = answer.data.step === 'check-mail' ? answer.data.resendAfter : RESEND_AFTER / 1000
        return { kind: 'ok', data: { resendAfter } }
      }
      return answer
    }
  }
}

async function checkCode(check: CodeCheck, signal: AbortSignal): Promise<Checked> {
  const { mchid, purpose, code } = check
  switch (purpose.kind) {
    case 'sign-in':
      return signedInOf(await callApi(userLogin, { phone: purpose.phone, verifycode: code, mchid }, { signal }))
    case 'new-phone':
      return boundOf(await callApi(bindUserPhone, { phone: purpose.phone, verifycode: code, mchid }, { signal }))
    case 'old-phone': {
      const both = { verifycode: purpose.newCode, oldcode: code }
      return boundOf(await callApi(bindUserPhone, { phone: purpose.phone, ...both, mchid }, { signal }))
    }
    case 'new-password': {
      const { resetPassword } = await import('../../../domain/calls/email-account.ts')
      const filled = { email: purpose.email, password: check.password, password2: check.again, verifycode: code }
      return signedInOf(await callApi(resetPassword, { ...filled, mchid }, { signal }))
    }
    case 'registration': {
      const { userReg } = await import('../../../domain/calls/email-account.ts')
      const { email, password, again } = purpose
      const answer = await callApi(userReg, { email, password, password2: again, verifycode: code, mchid }, { signal })
      return answer.kind === 'ok'
        ? { kind: 'signed-in', uid: asId<UserId>(answer.data.step === 'signed-in' ? answer.data.uid : '') }
        : plainRefusal(answer)
    }
  }
}

function codeSentOf(answer: ApiReply<Sent, CodeRefusal>): CodeSent {
  if (answer.kind === 'ok') {
    return { kind: 'sent', resendAt: Date.now() + answer.data.resendAfter * 1000 }
  }
  // One is on its way already, by a visit or an answer that got lost. It can be typed.
  return answer.reason === 'code-too-soon'
    ? { kind: 'sent', resendAt: Date.now() + RESEND_AFTER }
    : plainRefusal(answer)
}

function signedInOf(answer: ApiReply<{ readonly uid: string }, CodeRefusal>): Checked {
  return answer.kind === 'ok' ? { kind: 'signed-in', uid: asId<UserId>(answer.data.uid) } : plainRefusal(answer)
}

function boundOf(answer: ApiReply<{ readonly phone: string }, CodeRefusal>): Checked {
  return answer.kind === 'ok' ? { kind: 'bound', phone: answer.data.phone } : plainRefusal(answer)
}
