import { assign, setup } from 'xstate'
import { newPasswordRefusal } from '../../domain/login/password.ts'
import { isCode } from '../../domain/login/phone-login.ts'
import { unprovidedWaitUntil } from '../clock.ts'
import { problemOf } from '../faults.ts'
import { unprovided } from '../unprovided.ts'
import type {
  Checked,
  CodeCheck,
  CodeRefusal,
  CodeSent,
  VerificationCodeRequest,
  VerificationContext,
  VerificationEvent,
  VerificationInput,
  VerificationOutput,
  VerificationTag,
} from './verification-code.types.ts'

/** The words of the chart: what its guards ask, its actions do and its ports are called. */
export const verificationCodeSetup = setup({
  types: {
    input: {} as VerificationInput,
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    tags: {} as VerificationTag,
    output: {} as VerificationOutput,
  },
  actors: {
    'send the code': unprovided<CodeSent, VerificationCodeRequest>('send the code'),
    'check the code': unprovided<Checked, CodeCheck>('check the code'),
    'wait until': unprovidedWaitUntil,
  },
  guards: {
    'an earlier code is to be typed again': ({ context }) => Boolean(context.earlier),
    'form is right': ({ context }) => formRefusal(context) === undefined,
    'code was sent': (_, answer: CodeSent) => answer.kind === 'sent',
    'code opened': (_, answer: Checked) => answer.kind !== 'refused',
    'no other code helps': ({ context }, answer: Checked) =>
      answer.kind === 'refused' && context.endsOn.includes(answer.reason),
  },
  actions: {
    'keep the code': assign((_, { code }: { code: string }) => ({ code, refused: null, problem: null })),
    'keep the password': assign((_, { password }: { password: string }) => ({
      password,
      refused: null,
      problem: null,
    })),
    'keep the password once more': assign((_, { again }: { again: string }) => ({
      again,
      refused: null,
      problem: null,
    })),
    'refuse the form': assign(({ context }) => {
      const reason = formRefusal(context)
      return reason ? { refused: { kind: 'refused', reason } } : {}
    }),
    'keep when to send again': assign((_, answer: CodeSent) =>
      answer.kind === 'sent' ? { resendAt: answer.resendAt, code: '', refused: null, problem: null } : {},
    ),
    'keep the refusal': assign((_, answer: CodeSent | Checked) =>
      answer.kind === 'refused' ? { refused: answer, problem: null } : {},
    ),
    'empty a wrong code': assign((_, answer: Checked) =>
      answer.kind === 'refused' && isWrongCode(answer.reason) ? { code: '' } : {},
    ),
    'keep what it opened': assign((_, answer: Checked) =>
      answer.kind === 'refused' ? {} : { opened: answer, refused: null, problem: null },
    ),
    'keep the problem': assign((_, { fault }: { fault: unknown }) => ({ problem: problemOf(fault) })),
    'forget what went wrong': assign({ refused: null, problem: null }),
  },
})

/** The digits were wrong: others have to be typed, from the first one on. */
const isWrongCode = (reason: CodeRefusal) => reason === 'code-wrong' || reason === 'old-code-wrong'

/** Why the form with the code cannot be sent as it stands. */
function formRefusal({ purpose, code, password, again }: VerificationContext): CodeRefusal | undefined {
  if (!isCode(code)) {
    return purpose.kind === 'old-phone' ? 'old-code-wrong' : 'code-wrong'
  }
  return purpose.kind === 'new-password' ? newPasswordRefusal(password, again) : undefined
}
