import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '../../domain/layout/seeded-random.ts'
import { audit, type Findings } from './after/audit.ts'
import { drain } from './after/drain.ts'
import { lookAtAll } from './after/look.ts'
import { openScene, type Scene } from './faulty-shop.ts'
import { openJournal } from './journal.ts'
import type { Stage } from './people/person.ts'
import { makeTrouble } from './trouble.ts'

export interface FaultsOptions {
  /** `postgres`: two nodes of each role. */
  readonly database: 'embedded' | 'postgres'
  /** Of several nodes. */
  readonly storage: 's3' | 'disk'
  /** The shop lies on a small disk, which is filled. */
  readonly wantsDisk: boolean
  /** Clocks of its nodes are set forward and back. */
  readonly wantsClocks: boolean
  readonly seed: number
  readonly seconds: number
  /** No more than so many operations. */
  readonly operations: number
  readonly shoppers: number
  /** So many operations lie between two harms. */
  readonly calm: number
  readonly say: (sentence: string) => void
}

export interface FaultsResult {
  readonly operations: ReadonlyMap<string, number>
  readonly harms: ReadonlyMap<string, number>
  readonly acknowledged: number
  readonly findings: Findings
  readonly journal: string
}

/** What was begun before the end is waited for so long. */
const PATIENCE_MS = 90_000
/** The longest that jobs are waited for: their tries with the pauses between. */
const DRAIN_MS = 300_000
/** The merchant is one, and has other things to do. */
const MERCHANT_RESTS_MS = 400

/** Lets shoppers, a merchant and a bank live with a shop that is harmed, then asks whether it has kept its word. */
export async function runFaults(options: FaultsOptions): Promise<FaultsResult> {
  const { seed, say } = options
  const file = join(tmpdir(), `keepsake-faults-${seed}-${process.pid}.jsonl`)
  const journal = openJournal(file)
  const [operations, harms] = [new Map<string, number>(), new Map<string, number>()]
  const total = () => [...operations.values()].reduce((sum, times) => sum + times, 0)
  let end = Number.POSITIVE_INFINITY
  const stage: Stage = {
    journal,
    isOver: () => Date.now() >= end || total() >= options.operations,
    patientUntil: () => end + PATIENCE_MS,
    count: (operation) => addOne(operations, operation),
  }
  const scene = await openScene({ ...options, journal, stage })
  try {
    say(`${options.shoppers} shoppers are signed in`)
    end = Date.now() + options.seconds * 1000
    let harmedAt = 0
    const trouble = {
      ...{ random: seededRandom(seed), isOver: stage.isOver },
      isDue: () => total() >= harmedAt + options.calm,
      did: (harm: string) => {
        harmedAt = total()
        addOne(harms, harm)
      },
    }
    await Promise.all([makeTrouble({ ...scene, ...trouble }), ...livesOf(scene, stage)])
    end = Math.min(end, Date.now())
    say(`${total()} operations were tried; now it is quiet`)
    if (!(await drain(scene, Date.now() + DRAIN_MS))) {
      say(`jobs still wait after ${DRAIN_MS / 1000} s`)
    }
    say('it has come to rest; everything is looked at')
    const findings = audit(journal.lines, await lookAtAll(scene.shop, scene.bank))
    const acknowledged = journal.lines.filter(({ what }) => what === 'acknowledged').length
    return { operations, harms, acknowledged, findings, journal: file }
  } finally {
    await scene.close()
    journal.close()
  }
}

function livesOf({ people }: Scene, { isOver }: Stage): Promise<void>[] {
  return people.map(async ({ act }, at) => {
    while (!isOver()) {
      await act()
      if (at === 0) {
        await wait(MERCHANT_RESTS_MS)
      }
    }
  })
}

function addOne(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1)
}
