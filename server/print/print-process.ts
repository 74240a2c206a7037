import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Design } from '../../domain/design/design.ts'
import type { PhotoId } from '../../domain/ids.ts'
import type { PhotoFacts } from '../../domain/photo/photo.ts'
import type { Finding } from '../../domain/preflight/finding.ts'
import type { Product } from '../../domain/product/product.ts'
import type { Proof } from '../../domain/production/proof.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import { pickedEnv, TO_START } from '../base/picked-env.ts'
import type { PdfMeta } from './pdf-x.ts'
import type { PrintSource } from './print-source.ts'
import type { PrintSpec } from './print-spec.ts'

/** All that a print file is made of, as plain data that crosses to another process. */
export interface PrintMaterial {
  readonly design: Design
  readonly product: Product
  readonly theme: Theme
  readonly photos: readonly PhotoFacts[]
  readonly sources: Readonly<Record<PhotoId, PrintSource>>
  /** Folder of prepared slots. */
  readonly cells?: string
  readonly spec?: PrintSpec
  readonly warnings?: readonly Finding[]
}

export type PrintRequest =
  | (PrintMaterial & { readonly what: 'file'; readonly out: string; readonly proof: string; readonly meta: PdfMeta })
  | (PrintMaterial & { readonly what: 'cells'; readonly cells: string })

export type PrintAnswer =
  | { readonly kind: 'printed'; readonly proof: Proof }
  | { readonly kind: 'prepared' }
  | { readonly kind: 'failed'; readonly message: string }

/** Preparing takes what others leave of the processor: a nice value. */
const PREPARE_PRIORITY = 10

/** A print that takes longer than this is stuck: it is ended and the job tried again. */
const PRINT_LIMIT_MS = 15 * 60_000

/**
 * Writes a print file in a process of its own, so that a crash or its memory never reaches the shop.
 *
 * @throws Error when the process fails, dies or takes longer than 15 minutes; nothing is left under `out` then.
 */
export async function printFile(request: Extract<PrintRequest, { what: 'file' }>): Promise<Proof> {
  const answer = await inProcess(request)
  if (answer.kind !== 'printed') {
    throw new Error(answer.kind === 'failed' ? answer.message : 'the printing process gave no proof')
  }
  return answer.proof
}

/** Prepares the slots of a design ahead of its order. @throws Error when the process fails. */
export async function prepareInProcess(request: Extract<PrintRequest, { what: 'cells' }>): Promise<void> {
  const answer = await inProcess(request)
  if (answer.kind === 'failed') {
    throw new Error(answer.message)
  }
}

function inProcess(request: PrintRequest): Promise<PrintAnswer> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./print-child.ts', import.meta.url)), [], {
      execPath: process.execPath,
      execArgv: [],
      // Only what a picture library needs; glibc's many arenas would double the memory.
      env: { ...pickedEnv(TO_START), MALLOC_ARENA_MAX: '2' },
      serialization: 'advanced',
    })
    if (request.what === 'cells' && child.pid !== undefined) {
      setPriority(child.pid, PREPARE_PRIORITY)
    }
    const limit = setTimeout(() => child.kill('SIGKILL'), PRINT_LIMIT_MS)
    child.once('message', (answer: PrintAnswer) => {
      clearTimeout(limit)
      resolve(answer)
    })
    // One that cannot be started says so, and then once more when it is sent something.
    child.on('error', (error) => {
      clearTimeout(limit)
      reject(error)
    })
    child.once('exit', (code, signal) => {
      clearTimeout(limit)
      reject(new Error(`the printing process ended without an answer (${signal ?? code})`))
    })
    child.send(request)
  })
}
