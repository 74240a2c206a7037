import weightsAddress from '@vladmandic/face-api/model/tiny_face_detector_model.bin?url'
import manifest from '@vladmandic/face-api/model/tiny_face_detector_model-weights_manifest.json'
import { createFaceDetector, type FaceDetector } from '../../../../domain/image-analysis/face-detector.ts'
import { readFaceWeights } from '../../../../domain/image-analysis/face-weights.ts'

/** The face detector with its weights (190 KB, an asset of its own), loaded when the first photo is looked at. */
export async function openFaceDetector(): Promise<FaceDetector> {
  const answer = await fetch(weightsAddress)
  if (!answer.ok) {
    throw new Error(`the weights of the face detector: ${answer.status}`)
  }
  return createFaceDetector(readFaceWeights(manifest, new Uint8Array(await answer.arrayBuffer())))
}
