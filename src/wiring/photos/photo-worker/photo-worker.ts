/// <reference lib="webworker" />
import { createMD5 } from 'hash-wasm'
import { decideAcceptance } from '../../../../domain/photo/acceptance.ts'
import { isLikelyShrunk } from '../../../../domain/photo/likely-shrunk.ts'
import { readHeader } from '../../../../domain/photo/read-header.ts'
import { SNIFF_BYTES } from '../../../../domain/photo/sniff.ts'
import { limited } from '../../../lib/limited.ts'
import { analysePicture } from './analyse-picture.ts'
import { compressPhoto } from './compress-photo.ts'
import { glanceAt } from './glance-at.ts'
import type { CheckedPhoto, PhotoAnswers, PhotoReply, PhotoRequest, PhotoTask } from './photo-messages.ts'
import { startOf } from './start-of.ts'

/** Files are read in pieces of this size, so that a phone never holds a whole one twice. */
const PIECE = 4 * 1024 * 1024

/** Thumbnails made at the same time: decoding is heavy, and so are its pixels. */
const GLANCES_AT_ONCE = 2

/** Starts of files that are held at the same time, a quarter of a megabyte each. */
const STARTS_AT_ONCE = 8

const glances = limited(GLANCES_AT_ONCE)
const starts = limited(STARTS_AT_ONCE)
const cancelled = new Set<number>()

self.onmessage = ({ data }: MessageEvent<PhotoRequest>) => {
  if ('cancel' in data) {
    cancelled.add(data.cancel)
    return
  }
  const { job, task } = data
  answerTo(job, task).then(
    (answer) => reply({ job, answer }),
    (fault: unknown) => reply({ job, fault: fault instanceof Error ? fault.message : String(fault) }),
  )
}

function reply(message: PhotoReply): void {
  self.postMessage(message)
}

async function answerTo(job: number, task: PhotoTask): Promise<PhotoAnswers[keyof PhotoAnswers]> {
  switch (task.kind) {
    case 'check':
      return await checked(task)
    case 'starts':
      // What cannot be read is named by who asked.
      return await Promise.all(task.files.map((file) => starts(() => startOf(file)).catch(() => null)))
    case 'compress':
      return await compressPhoto(task.file, task.limits)
    case 'hash':
      return await md5Of(job, task.file)
    case 'glance':
      return await glances(() => glanceAt(task.file))
    case 'look':
      return await analysePicture(task.picture, task.faces)
    case 'place':
      return (await import('./place-of.ts')).placeOf(task.position)
  }
}

/** The rules of the shop first, then what the header says: a broken file is not worth the shopper's data plan. */
async function checked({ file, fileName, rules }: PhotoTask & { kind: 'check' }): Promise<CheckedPhoto> {
  const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer())
  const verdict = decideAcceptance({ fileName, bytes: file.size, head, declaredType: file.type }, rules)
  if (verdict.kind === 'refused') {
    return verdict
  }
  const header = readHeader(new Uint8Array(await file.arrayBuffer()))
  return header.kind === 'refused' ? header : { ...verdict, isLikelyShrunk: isLikelyShrunk(header.header, file.size) }
}

async function md5Of(job: number, file: Blob): Promise<string> {
  const hash = await createMD5()
  hash.init()
  for (let from = 0; from < file.size; from += PIECE) {
    if (cancelled.delete(job)) {
      throw new Error('cancelled')
    }
    hash.update(new Uint8Array(await file.slice(from, from + PIECE).arrayBuffer()))
  }
  return hash.digest('hex')
}
