import type { Puzzle } from '../../../domain/login/puzzle.ts'

/** Solved off the main thread. Rejects with the signal's reason when it aborts. */
export async function solvePuzzle(puzzle: Puzzle, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./puzzle-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data)
      worker.onerror = ({ message }) => reject(new Error(`the puzzle was not solved: ${message}`))
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      worker.postMessage(puzzle)
    })
  } finally {
    worker.terminate()
  }
}
