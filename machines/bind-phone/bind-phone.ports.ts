import { fromPromise } from 'xstate'
import { type Clock, wireWaitUntil } from '../clock.ts'
import { bindPhoneMachine } from './bind-phone.machine.ts'
import type { BindAsk, BindCodeAsk, BindCodeSent, Bound } from './bind-phone.types.ts'

export interface BindPhonePorts {
  readonly clock: Clock
  /** SendVerifyCode. @throws NetworkLost, ServerFault */
  sendCode(ask: BindCodeAsk, signal: AbortSignal): Promise<BindCodeSent>
  /** BindUserPhone. @throws NetworkLost, ServerFault */
  bindPhone(ask: BindAsk, signal: AbortSignal): Promise<Bound>
}

export function wireBindPhone(ports: BindPhonePorts) {
  return bindPhoneMachine.provide({
    actors: {
      'send the code': fromPromise(({ input, signal }) => ports.sendCode(input, signal)),
      'bind the phone': fromPromise(({ input, signal }) => ports.bindPhone(input, signal)),
      'wait until': wireWaitUntil(ports.clock),
    },
  })
}
