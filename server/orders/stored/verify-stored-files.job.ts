import { DECODE_QUEUE, PREVIEW_QUEUE, PRINT_QUEUE, STORED_FILES_QUEUE, type StoredFilesJob } from '../../jobs/queues.ts'
import { createStoredRoundStore, type RoundPlace } from '../../stores/storage/stored-rounds.store.ts'
import { createWrongFileStore } from '../../stores/storage/wrong-files.store.ts'
import { verifyPrint } from '../stored-print-files.ts'
import { type Seen, type VerifyDeps, verifyPhoto } from './verify-photo.ts'

/** A slice ends with the file that makes it so large, so that a worker that is killed has that much to read again. */
const SLICE_BYTES = 256 * 1024 * 1024
const SLICE_PHOTOS = 200
const SLICE_ORDERS = 20
/** A pause after each slice, seconds; a longer one while somebody waits for other work. */
const PAUSE = 2
const PAUSE_FOR_OTHERS = 60
const GIVES_WAY_TO: readonly string[] = [DECODE_QUEUE.name, PREVIEW_QUEUE.name, PRINT_QUEUE.name]

const GIGABYTE = 1024 ** 3

/**
 * One slice of a round through everything that is stored, and the job for the next. The place is kept with each slice: a
 * killed worker's slice is read again, and of two that read the same one the first goes on.
 */
export async function verifyStoredFiles(deps: VerifyDeps, { from, left }: StoredFilesJob): Promise<void> {
  const { db, jobs, clock, env } = deps
  const bytesLeft = left ?? env.storedGbANight * GIGABYTE
  if (bytesLeft <= 0) {
    return
  }
  const rounds = createStoredRoundStore(db)
  const round = await (from ? rounds.latest() : rounds.open(clock.now()))
  const isNext = round && (!from || (from.n === round.n && from.part === round.part && from.after === round.after))
  if (!isNext || round.endedAt !== null) {
    return
  }
  const place = { n: round.n, part: round.part, after: round.after }
  if (await isBusy(deps)) {
    await jobs.enqueue(db, STORED_FILES_QUEUE, { from: place, left: bytesLeft }, { startAfter: PAUSE_FOR_OTHERS })
    return
  }
  const { next, ...seen } = await slice(deps, place)
  await db.transaction(async (tx) => {
    const to = next ?? { ...place, endedAt: clock.now() }
    if (!(await createStoredRoundStore(tx).advance(place, to, seen))) {
      return
    }
    if (next) {
      const job = { from: { ...next, n: place.n }, left: bytesLeft - seen.bytes }
      await jobs.enqueue(tx, STORED_FILES_QUEUE, job, { startAfter: PAUSE })
    } else {
      await createWrongFileStore(tx).forgetUnseen(round.begunAt)
    }
  })
}

async function isBusy({ jobs }: VerifyDeps): Promise<boolean> {
  const counts = await jobs.counts()
  return counts.some(({ queue, ready }) => ready > 0 && GIVES_WAY_TO.includes(queue))
}

/** What was seen, and where to go on; nothing there: it was the last. */
async function slice(
  deps: VerifyDeps,
  { part, after }: RoundPlace,
): Promise<Seen & { readonly next?: Omit<RoundPlace, 'n'> }> {
  const rounds = createStoredRoundStore(deps.db)
  let seen: Seen = { looked: 0, bytes: 0, mended: 0 }
  let last = after
  const add = (more: Seen, at: string) => {
    last = at
    seen = {
      looked: seen.looked + more.looked,
      bytes: seen.bytes + more.bytes,
      mended: seen.mended + more.mended,
    }
  }
  if (part === 'photos') {
    const photos = await rounds.photosAfter(after, SLICE_PHOTOS)
    for (const photo of photos) {
      add(await verifyPhoto(deps, photo), photo.id)
      if (seen.bytes >= SLICE_BYTES) {
        return { ...seen, next: { part, after: last } }
      }
    }
    const isWhole = photos.length < SLICE_PHOTOS
    return { ...seen, next: isWhole ? { part: 'prints', after: '' } : { part, after: last } }
  }
  const prints = await rounds.printsAfter(after, SLICE_ORDERS)
  for (const { proof, ...item } of prints) {
    // An order is looked at whole: its place is the order's.
    if (seen.bytes >= SLICE_BYTES && item.orderId !== last) {
      return { ...seen, next: { part, after: last } }
    }
    const { is, bytes } = await verifyPrint(deps, { ...item, proof })
    add({ looked: 2 + proof.files.length, bytes, mended: is === 'right' ? 0 : 1 }, item.orderId)
  }
  return { ...seen, ...(prints.length > 0 ? { next: { part, after: last } } : {}) }
}
