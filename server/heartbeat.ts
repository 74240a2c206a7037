/** Counts up in shared memory for as long as the event loop turns. Returns the function that stops it. */
export function startHeart(beats: Int32Array, everyMs: number): () => void {
  const heart = setInterval(() => Atomics.add(beats, 0, 1), everyMs)
  heart.unref()
  return () => clearInterval(heart)
}

/**
 * How many looks in a row have found the heart standing still. It counts looks instead of comparing times: a laptop that
 * slept is not taken for a blocked loop.
 */
export function watchHeart(beats: Int32Array): () => number {
  let seen = -1
  let still = 0
  return () => {
    const now = Atomics.load(beats, 0)
    still = now === seen ? still + 1 : 0
    seen = now
    return still
  }
}
