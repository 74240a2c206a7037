import type { UploadProgress } from '../../../machines/upload/upload.ports.ts'

/** Progress is told at most four times a second. */
const REPORT_MS = 250

/** Counts the speed of what is sent and tells it, not too often. What was told is not taken back while a part is sent again. */
export function throttledProgress(report: (progress: UploadProgress) => void): (sent: number) => void {
  const began = performance.now()
  let first: number | undefined
  let furthest = 0
  let last = -REPORT_MS
  return (amount) => {
    const now = performance.now()
    const sent = Math.max(furthest, amount)
    furthest = sent
    // What an earlier try had sent already counts as sent, not as speed.
    first ??= sent
    if (now - last >= REPORT_MS) {
      last = now
      const seconds = Math.max(0.001, (now - began) / 1000)
      report({ sent, bytesPerSecond: Math.max(0, Math.round((sent - first) / seconds)) })
    }
  }
}
