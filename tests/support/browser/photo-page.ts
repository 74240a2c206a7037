import { postPhoto } from '../../../src/wiring/photos/form-uploader.ts'
import { createPhotoReader, type PhotoReader } from '../../../src/wiring/photos/photo-reader.ts'
import { providerProcessing } from '../../../src/wiring/photos/provider-processing.ts'
import { sendPhoto } from '../../../src/wiring/photos/uploader.ts'

interface Photos {
  readonly reader: PhotoReader
  readonly sendPhoto: typeof sendPhoto
  readonly postPhoto: typeof postPhoto
  readonly providerProcessing: typeof providerProcessing
}

declare global {
  interface Window {
    /** What a page of the shop does with photos, for tests that drive a browser. */
    photos: Photos
  }
}

window.photos = { reader: createPhotoReader(), sendPhoto, postPhoto, providerProcessing }
