import { page } from 'vitest/browser'

/** A part of the screen as it is seen, css px of the window. */
export async function screenPixels({ x, y, width, height }: Omit<DOMRectInit, 'toJSON'>): Promise<ImageData> {
  const picture = new Image()
  picture.src = `data:image/png;base64,${await page.screenshot({ save: false })}`
  await picture.decode()
  const ratio = picture.width / window.innerWidth
  const [left, top, across, down] = [x, y, width, height].map((length) => Math.round((length ?? 0) * ratio))
  const ctx = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  ctx?.drawImage(picture, 0, 0)
  return ctx?.getImageData(left ?? 0, top ?? 0, across ?? 0, down ?? 0) as ImageData
}
