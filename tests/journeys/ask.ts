import { CALL_BASE, type Call, type DataOf, type Reply, type RequestOf } from '../../domain/calls/call.ts'
import type { Shopper } from './shopper-steps.ts'

/**
 * What the server answers to the shopper of this page.
 *
 * @throws Error when it refuses
 */
export async function ask<ReceivedRequest extends Call>(
  { page }: Pick<Shopper, 'page'>,
  call: ReceivedRequest,
  request: RequestOf<ReceivedRequest>,
  origin: string = new URL(page.url()).origin,
): Promise<DataOf<ReceivedRequest>> {
  const fields = Object.entries(request ?? {}).filter(([, value]) => value !== undefined)
  const answered = await page.request.post(`${origin}${CALL_BASE}${call.path}`, {
    // Nested values travel as JSON text.
    form: Object.fromEntries(
      fields.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
    ),
    headers: { origin },
  })
  const { Code, Data, Msg } = (await answered.json()) as Reply<unknown>
  if (Code !== 0) {
    throw new Error(`${call.name} answered ${Code}: ${Msg}`)
  }
  return call.data.parse(Data) as DataOf<ReceivedRequest>
}
