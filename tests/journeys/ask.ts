import { CALL_BASE, type Call, type DataOf, type Reply } from '../../domain/calls/call.ts'
import type { Shopper } from './shopper-steps.ts'

/**
 * What the server answers to the shopper of this page.
 *
 * @throws Error when it refuses
 */
export async function ask<Asked extends Call>(
  { page }: Shopper,
  call: Asked,
  form: Readonly<Record<string, string>>,
): Promise<DataOf<Asked>> {
  const answered = await page.request.post(`${CALL_BASE}${call.path}`, {
    form: { ...form },
    headers: { origin: new URL(page.url()).origin },
  })
  const { Code, Data, Msg } = (await answered.json()) as Reply<unknown>
  if (Code !== 0) {
    throw new Error(`${call.name} answered ${Code}: ${Msg}`)
  }
  return call.data.parse(Data) as DataOf<Asked>
}
