import { fromCallback } from 'xstate'
import type { EditingDraft } from '../../domain/editing/draft.ts'
import type { TaskId } from '../../domain/ids.ts'
import { asking } from '../asking.ts'
import { type WaitClock, wireWait } from '../clock.ts'
import { editingMachine } from './editing.machine.ts'
import type { EditingEvent, LatestDesign, OpAnswer, OpToSend } from './editing.types.ts'

export interface EditingPorts {
  readonly clock: WaitClock
  /** Writes the draft to this phone, durably, before anything is sent. @throws NotKept */
  keepDraft(draft: EditingDraft): Promise<void>
  /** EditPreview with `opid` and `baserev`. @throws NetworkLost, ServerFault, ShopBusy, SignedOut */
  sendOp(op: OpToSend, signal: AbortSignal): Promise<OpAnswer>
  /** OpenPreview. @throws NetworkLost, ServerFault */
  loadLatest(ask: { readonly taskId: TaskId }, signal: AbortSignal): Promise<LatestDesign>
  /** Tells at once when the phone is offline, then at every change. Returns how to stop. */
  watchNetwork(tell: (online: boolean) => void): () => void
}

export function wireEditing(ports: EditingPorts) {
  return editingMachine.provide({
    actors: {
      wait: wireWait(ports.clock),
      'keep the draft': asking(({ input }) => ports.keepDraft(input)),
      'send the edit': asking(({ input, signal }) => ports.sendOp(input, signal)),
      'load the latest design': asking(({ input, signal }) => ports.loadLatest(input, signal)),
      'watch the network': fromCallback<EditingEvent>(({ sendBack }) =>
        ports.watchNetwork((online) => sendBack({ type: online ? 'network.back' : 'network.lost' })),
      ),
    },
  })
}
