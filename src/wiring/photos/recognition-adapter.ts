import { matting } from '../../../domain/calls/storage.ts'
import { subjectBox } from '../../../domain/photo/subject-box.ts'
import type { RecognitionPorts } from '../../../machines/recognition/recognition.ports.ts'
import { callApi, LONG_WORK_MS } from '../platform/api.ts'
import { uploadLog } from './upload-log.ts'

/** So many pixels a side tell where a subject lies. */
const SIDE = 256

/** Asks the shop to cut the subject out, and looks where it lies. What fails is told to the shop (B§8 upload). */
export function recognitionPorts(): RecognitionPorts {
  const reportFailure = uploadLog()
  return {
    async recognise({ fileUrl }, signal) {
      try {
        const answer = await callApi(matting, { FileUrl: fileUrl }, { signal, patience: LONG_WORK_MS })
        if (answer.kind === 'refused') {
          return { kind: 'refused', reason: 'not-possible', code: answer.code, message: answer.message }
        }
        const focus = await subjectOf(answer.data.imageBase64)
        return focus ? { kind: 'recognised', focus } : { kind: 'refused', reason: 'no-subject' }
      } catch (fault) {
        if (!signal.aborted) {
          reportFailure({ step: 'recognise', bytes: 0, fault })
        }
        throw fault
      }
    },
  }
}

async function subjectOf(base64: string) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = document.createElement('canvas')
  const shrink = Math.min(1, SIDE / Math.max(picture.width, picture.height))
  canvas.width = Math.max(1, Math.round(picture.width * shrink))
  canvas.height = Math.max(1, Math.round(picture.height * shrink))
  const pen = canvas.getContext('2d')
  pen?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const pixels = pen?.getImageData(0, 0, canvas.width, canvas.height)
  return pixels && subjectBox(pixels.data.filter((_, at) => at % 4 === 3) as unknown as Uint8Array, pixels)
}
