import type { JobFigures } from '../jobs/queue.ts'

/** What a person must look at: each is an alarm of `docs/operations/alerts.yaml`, and a line of the log with `"alarm":true`. */
export const ALARMS = [
  'print-failed',
  'money-not-expected',
  'refund-refused',
  'refund-not-sent',
  'refund-of-made-order',
  'payments-not-reconciled',
] as const

export type Alarm = (typeof ALARMS)[number]

/** Counts what this process does, for `/metrics`. */
export interface Metrics extends JobFigures {
  /** A request was answered; `route` is the call's name, or the path of a page. */
  request(route: string, status: number, seconds: number): void
  /** How a call ended: `answered`, or the reason of its refusal. */
  call(name: string, outcome: string): void
  /** A request broke: nobody knows yet why. */
  fault(): void
  /** A photo was read: `done`, or why it was refused. */
  photo(outcome: string): void
  /** What a provider told of money. */
  payment(provider: string, outcome: string): void
  alarm(alarm: Alarm): void
  readonly contentType: string
  /** All figures as Prometheus reads them. Never fails: without a database the shop's own figures are absent. */
  text(): Promise<string>
}
