import { ProviderFault } from './provider-fault.ts'

export interface ProviderQuestion {
  /** What is said in the log when it fails: addresses hold secrets and are never logged. */
  readonly what: string
  readonly url: URL
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const WAIT_MS = 8000
/** Answers of providers are short; a longer one is not theirs. */
const ANSWER_MAX = 64 * 1024

/**
 * Asks a provider at an address that the operator's settings name, follows no redirect, and reads its JSON.
 *
 * @throws ProviderFault
 */
export async function queryProvider({
  what,
  url,
  method = 'GET',
  headers = {},
  body,
}: ProviderQuestion): Promise<object> {
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(WAIT_MS),
      ...(body === undefined ? {} : { body }),
    })
    const text = await response.text()
    if (text.length > ANSWER_MAX) {
      throw new ProviderFault(`${what}: the answer is too long`)
    }
    const answer: unknown = JSON.parse(text)
    if (typeof answer !== 'object' || answer === null) {
      throw new ProviderFault(`${what}: status ${response.status} without an answer`)
    }
    return answer
  } catch (error) {
    if (error instanceof ProviderFault) {
      throw error
    }
    throw new ProviderFault(`${what}: ${error instanceof Error ? error.name : 'failed'}`)
  }
}
