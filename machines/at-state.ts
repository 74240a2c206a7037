import type { AnyStateMachine, ContextFrom, StateValueFrom } from 'xstate'
import { createActor } from 'xstate'

/** An actor frozen in `value`: entry actions, invokes and timers do not run. For stories and view tests. */
export function atState<M extends AnyStateMachine>(machine: M, value: StateValueFrom<M>, context: ContextFrom<M>) {
  const snapshot = machine.resolveState({ value, context } as Parameters<M['resolveState']>[0])
  return createActor(machine, { snapshot } as unknown as never).start()
}
