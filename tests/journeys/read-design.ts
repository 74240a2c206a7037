import { CALL_BASE, type DataOf, type Reply } from '../../domain/calls/call.ts'
import { openPreview } from '../../domain/calls/preview.ts'
import type { Shopper } from './shopper-steps.ts'

/** The design of the screen that is open, as the server has it. */
export async function openDesign({ page }: Shopper): Promise<DataOf<typeof openPreview>> {
  const taskid = new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('taskid') ?? ''
  const answered = await page.request.post(`${CALL_BASE}${openPreview.path}`, {
    form: { taskid },
    headers: { origin: new URL(page.url()).origin, 'x-requested-with': 'shop' },
  })
  const { Code, Data, Msg } = (await answered.json()) as Reply<unknown>
  if (Code !== 0) {
    throw new Error(`${openPreview.name} answered ${Code}: ${Msg}`)
  }
  return openPreview.data.parse(Data)
}
