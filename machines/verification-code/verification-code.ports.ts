import { asking } from '../asking.ts'
import { type WaitClock, wireWaitUntil } from '../clock.ts'
import { verificationCodeMachine } from './verification-code.machine.ts'
import type { Checked, CodeCheck, CodeSent, VerificationCodeRequest } from './verification-code.types.ts'

export interface VerificationPorts {
  readonly clock: WaitClock
  /** SendLoginVerifyCode, UserReg, SendPasswordCode or SendVerifyCode. @throws NetworkLost, ServerFault */
  sendCode(ask: VerificationCodeRequest, signal: AbortSignal): Promise<CodeSent>
  /** UserLogin, UserReg, ResetPassword or BindUserPhone. @throws NetworkLost, ServerFault */
  checkCode(check: CodeCheck, signal: AbortSignal): Promise<Checked>
}

export function wireVerificationCode(ports: VerificationPorts) {
  return verificationCodeMachine.provide({
    actors: {
      'send the code': asking(({ input, signal }) => ports.sendCode(input, signal)),
      'check the code': asking(({ input, signal }) => ports.checkCode(input, signal)),
      'wait until': wireWaitUntil(ports.clock),
    },
  })
}
