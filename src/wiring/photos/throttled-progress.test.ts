import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UploadProgress } from '../../../machines/upload/upload.ports.ts'
import { throttledProgress } from './throttled-progress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What is told of amounts that were sent one second after another. */
function told(amounts: readonly number[]): UploadProgress[] {
  const reports: UploadProgress[] = []
  const tell = throttledProgress((progress) => reports.push(progress))
  for (const sent of amounts) {
    tell(sent)
    vi.advanceTimersByTime(1000)
  }
  return reports
}

test('A§9 a part that is tried again: what was told as sent is not taken back', () => {
  expect(told([0, 400, 100, 500])).toEqual([
    { sent: 0, bytesPerSecond: 0 },
    { sent: 400, bytesPerSecond: 400 },
    { sent: 400, bytesPerSecond: 200 },
    { sent: 500, bytesPerSecond: 167 },
  ])
})

test('what an earlier try had sent counts as sent, not as speed', () => {
  expect(told([1000, 1400])).toEqual([
    { sent: 1000, bytesPerSecond: 0 },
    { sent: 1400, bytesPerSecond: 400 },
  ])
})

test('four times a second are enough', () => {
  const report = vi.fn()
  const tell = throttledProgress(report)
  for (let sent = 0; sent < 1000; sent += 10) {
    tell(sent)
    vi.advanceTimersByTime(10)
  }
  expect(report.mock.calls.map(([{ sent }]) => sent)).toEqual([0, 250, 500, 750])
})
