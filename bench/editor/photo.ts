import { paintedPhoto } from './painted-photo.ts'

/** A photo as a phone takes it, and the picture of it that pages are painted from. */
export interface BenchPhoto {
  /** Object address of a 12 MP JPEG. */
  readonly full: string
  readonly fullImage: HTMLImageElement
  /** At most 1600 px, decoded. */
  readonly proxy: HTMLImageElement
}

const FULL = { width: 4000, height: 3000 }
const PROXY = { width: 1600, height: 1200 }

export async function benchPhoto(): Promise<BenchPhoto> {
  const painted = paintedPhoto(5, FULL.width, FULL.height)
  grain(painted)
  const full = await addressOf(painted)
  const small = document.createElement('canvas')
  small.width = PROXY.width
  small.height = PROXY.height
  small.getContext('2d')?.drawImage(painted, 0, 0, PROXY.width, PROXY.height)
  const proxy = await decoded(await addressOf(small))
  for (const canvas of [painted, small]) {
    canvas.width = 0
  }
  return { full, fullImage: await decoded(full), proxy }
}

/** Noise in blocks, so that the JPEG is as heavy as a real one. */
function grain(canvas: HTMLCanvasElement): void {
  const ctx = canvas.getContext('2d')
  for (let spot = 0; ctx && spot < 60_000; spot++) {
    const [x, y] = [(spot * 7919) % canvas.width, (spot * 104_729) % canvas.height]
    ctx.fillStyle = `hsla(${(spot * 37) % 360} 60% 50% / 0.18)`
    ctx.fillRect(x, y, 5, 5)
  }
}

async function addressOf(canvas: HTMLCanvasElement): Promise<string> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) {
    throw new Error('the browser made no JPEG')
  }
  return URL.createObjectURL(blob)
}

async function decoded(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}
