import { designHashes } from '../design-hashes.ts'

/** The page that a browser opens: computes the hashes and tells them to the server that it came from. */
async function tell(): Promise<void> {
  const hashes = await designHashes()
  await fetch('/hashes', { method: 'POST', body: JSON.stringify(hashes) })
}

tell().catch((error: unknown) => fetch('/hashes', { method: 'POST', body: JSON.stringify([String(error)]) }))
