import type { DemoPhotoName, DemoPhotoSize } from '../../../domain/demo/demo-photos.ts'

/** Where a demo photograph lies beside the app: photographs that stand where a shopper's own will be. */
export function demoPhoto(name: DemoPhotoName, size: DemoPhotoSize = 'small'): string {
  return `${import.meta.env.BASE_URL}demo/${name}-${size}.jpg`
}
