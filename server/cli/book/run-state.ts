import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const photo = z.object({
  /** Key of the place that the server gave; the upload may still be under way. */
  key: z.string().optional(),
  persistentId: z.string().optional(),
  /** Set once the server has the photo safe, or has refused it. */
  verdict: z.enum(['stored', 'refused']).optional(),
  photoId: z.string().optional(),
  takenAt: z.number().optional(),
  reason: z.string().optional(),
})
export type PhotoProgress = z.output<typeof photo>

const runState = z.object({
  version: z.literal(1),
  /** Names this run in every key, so that a step that is done again is the same step. */
  run: z.string(),
  photosDir: z.string(),
  phone: z.string(),
  cookies: z.record(z.string(), z.string()),
  uid: z.string().optional(),
  aid: z.string().optional(),
  basecode: z.string().optional(),
  albumSaved: z.boolean(),
  /** By path below the folder. */
  photos: z.record(z.string(), photo),
  taskId: z.string().optional(),
  /** Of a set: the design of each part. */
  tasks: z.record(z.string(), z.string()).optional(),
  /** Grows when an order was refused for its price: the next one is another intent. */
  orderTry: z.number().int(),
  orderId: z.string().optional(),
  paid: z.boolean(),
  ms: z.record(z.string(), z.number()),
})
export type RunState = z.output<typeof runState>

/** What this run has done, on the disk before the next step begins. */
export interface RunStateFile {
  readonly state: RunState
  /** Changes the state and writes it: whole, or not at all. */
  save(change: (state: RunState) => void): void
}

/** Opens the state of an earlier run into `out`, or begins a new one. @throws Error when the earlier run had other photos. */
export function openRunState(out: string, photosDir: string): RunStateFile {
  const folder = join(out, '.book')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'state.json')
  const state = readState(file) ?? newState(photosDir)
  if (state.photosDir !== photosDir) {
    throw new Error(`${out} holds a book of ${state.photosDir}. Choose another --out, or delete that folder.`)
  }
  const write = () => {
    const half = `${file}.half`
    const handle = openSync(half, 'w', 0o600)
    writeSync(handle, JSON.stringify(state, null, 1))
    fsyncSync(handle)
    closeSync(handle)
    renameSync(half, file)
  }
  write()
  return {
    state,
    save: (change) => {
      change(state)
      write()
    },
  }
}

/** A number that no earlier run has used. */
export function newPhone(): string {
  return `139${String(randomBytes(4).readUInt32BE() % 100_000_000).padStart(8, '0')}`
}

function newState(photosDir: string): RunState {
  return {
    version: 1,
    run: randomBytes(12).toString('base64url'),
    photosDir,
    phone: newPhone(),
    cookies: {},
    albumSaved: false,
    photos: {},
    orderTry: 0,
    paid: false,
    ms: {},
  }
}

function readState(file: string): RunState | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return undefined
    }
    throw error
  }
  return runState.parse(JSON.parse(text))
}
