import type { Page } from '@playwright/test'
import type { Call, DataOf, Reply, RequestOf } from '../../domain/calls/call.ts'
import { CALL_BASE } from '../../domain/calls/call-head.ts'

/** What asks: a page, or whoever else has its cookies. */
export type Asking = Pick<Page, 'request' | 'url'>

/**
 * What the server answers to the shopper of this page.
 *
 * @throws Error when it refuses
 */
export async function ask<ReceivedRequest extends Call>(
  { page }: { readonly page: Asking },
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
