import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { countWatchdogEnds } from '../base/watchdog-notes.ts'
import { ALARMS, type Metrics } from '../ports/metrics.ts'
import { createShopFigures, type ShopWorld } from './shop-figures.ts'

/** Photos and prints take minutes, calls milliseconds. */
const CALL_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const JOB_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]

/** The figures of one process. `world` comes later than the first job, so it is asked for with every text. */
export function createMetrics(dataDir: string, world: () => ShopWorld | undefined): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: 'keepsake_http_request_duration_seconds',
    help: 'Time to answer a request, by call or route and status',
    labelNames: ['route', 'status'],
    buckets: CALL_SECONDS,
    registers,
  })
  const calls = new Counter({
    name: 'keepsake_calls_total',
    help: 'Calls by name and outcome: answered, or the reason of the refusal',
    labelNames: ['call', 'outcome'],
    registers,
  })
  const faults = new Counter({ name: 'keepsake_faults_total', help: 'Requests that broke', registers })
  const jobs = new Histogram({
    name: 'keepsake_job_duration_seconds',
    help: 'Time of one try of a job, by queue and outcome',
    labelNames: ['queue', 'outcome'],
    buckets: JOB_SECONDS,
    registers,
  })
  const photos = new Counter({
    name: 'keepsake_photos_total',
    help: 'Uploaded photos that were read, by outcome: done, or the reason of the refusal',
    labelNames: ['outcome'],
    registers,
  })
  const payments = new Counter({
    name: 'keepsake_payments_total',
    help: 'What providers told of payments, by provider and outcome',
    labelNames: ['provider', 'outcome'],
    registers,
  })
  const alarms = new Counter({
    name: 'keepsake_alarms_total',
    help: 'What a person must look at; the log has a line with alarm:true for each',
    labelNames: ['alarm'],
    registers,
  })
  // `increase` sees no first one: what an alert waits for begins with 0.
  for (const alarm of ALARMS) {
    alarms.inc({ alarm }, 0)
  }
  photos.inc({ outcome: 'done' }, 0)
  new Counter({
    name: 'keepsake_watchdog_ends_total',
    help: 'Processes of this DATA_DIR that the watchdog has ended',
    registers,
    collect() {
      this.reset()
      this.inc(countWatchdogEnds(dataDir))
    },
  })
  const shopFigures = createShopFigures(registry)

  return {
    request: (route, status, seconds) => requests.observe({ route, status: String(status) }, seconds),
    call: (call, outcome) => calls.inc({ call, outcome }),
    fault: () => faults.inc(),
    queue: (queue) => {
      jobs.zero({ queue, outcome: 'completed' })
      jobs.zero({ queue, outcome: 'failed' })
    },
    job: (queue, outcome, seconds) => jobs.observe({ queue, outcome }, seconds),
    photo: (outcome) => photos.inc({ outcome }),
    payment: (provider, outcome) => payments.inc({ provider, outcome }),
    alarm: (alarm) => alarms.inc({ alarm }),
    contentType: registry.contentType,
    text: async () => {
      await shopFigures(world())
      return await registry.metrics()
    },
  }
}
