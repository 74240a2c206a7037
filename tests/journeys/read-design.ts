import type { DataOf } from '../../domain/calls/call.ts'
import { openPreview } from '../../domain/calls/preview.ts'
import { ask } from './ask.ts'
import type { Shopper } from './shopper-steps.ts'

/** The design of the screen that is open, as the server has it. */
export async function openDesign(shopper: Shopper): Promise<DataOf<typeof openPreview>> {
  const taskid = new URLSearchParams(new URL(shopper.page.url()).hash.split('?')[1]).get('taskid') ?? ''
  return await ask(shopper, openPreview, { taskid })
}
