import type { PhotoId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import { photoBook } from '../../domain/photo/photo.ts'
import { loadFontBook } from '../fonts/load-font-book.ts'
import { masterFile } from '../fonts/master-file.ts'
import type { PrintAnswer, PrintRequest } from './print-process.ts'
import { prepareCells, writePrintFile } from './write-print-file.ts'

/** The printing process: takes one request by message, answers once, ends. It holds no database and no secret. */
process.once('message', async (request: PrintRequest) => {
  const answer = await print(request).catch(
    (error: unknown): PrintAnswer => ({ kind: 'failed', message: String(error) }),
  )
  process.send?.(answer, undefined, undefined, () => process.exit(answer.kind === 'failed' ? 1 : 0))
})

async function print(request: PrintRequest): Promise<PrintAnswer> {
  const job = {
    ...request,
    photos: photoBook(request.photos),
    fonts: loadFontBook(),
    fontFile: masterFile,
    sourceOf: async (photoId: PhotoId) => {
      const source = request.sources[photoId]
      invariant(source, `no picture was given for photo ${photoId}`)
      return source
    },
  }
  if (request.what === 'cells') {
    await prepareCells(job)
    return { kind: 'prepared' }
  }
  return {
    kind: 'printed',
    proof: await writePrintFile({ ...job, out: request.out, proof: request.proof, meta: request.meta }),
  }
}
