import { postPhoto } from '../../src/wiring/form-uploader.ts'
import { createPhotoReader, type PhotoReader } from '../../src/wiring/photo-reader.ts'
import { sendPhoto } from '../../src/wiring/uploader.ts'

declare global {
  interface Window {
    /** What a page of the shop does with photos, for tests that drive a browser. */
    photos: { readonly reader: PhotoReader; readonly sendPhoto: typeof sendPhoto; readonly postPhoto: typeof postPhoto }
  }
}

window.photos = { reader: createPhotoReader(), sendPhoto, postPhoto }
