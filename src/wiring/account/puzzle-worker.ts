/// <reference lib="webworker" />
import { createSHA256 } from 'hash-wasm'
import { type Puzzle, solvedPuzzle } from '../../../domain/login/puzzle.ts'

self.onmessage = async ({ data }: MessageEvent<Puzzle>) => {
  const hash = await createSHA256()
  self.postMessage(solvedPuzzle(data, (text) => hash.init().update(text).digest('binary')))
}
