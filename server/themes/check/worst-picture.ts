import { createCanvas } from '@napi-rs/canvas'
import { invariant } from '../../../domain/never.ts'
import { WORST_PHOTOS } from './worst-cases.ts'

const PICTURE = 480

/** A landscape in the tones of a worst photo: a sun, a hill, and a ground. */
export function worstPicture(id: string): { data: Buffer; width: number; height: number } {
  const photo = WORST_PHOTOS.find((each) => id === each.id || id.startsWith(`${each.id}.`))
  invariant(photo, `there is no worst photo ${id}`)
  const scale = PICTURE / Math.max(photo.width, photo.height)
  const [width, height] = [Math.round(photo.width * scale), Math.round(photo.height * scale)]
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  const sky = ctx.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, photo.tones[0])
  sky.addColorStop(1, photo.tones[1])
  ctx.fillStyle = sky
  ctx.fillRect(0, 0, width, height)
  ctx.fillStyle = photo.tones[1]
  ctx.beginPath()
  ctx.arc(width * 0.7, height * 0.3, Math.min(width, height) * 0.12, 0, 2 * Math.PI)
  ctx.fill()
  ctx.fillStyle = photo.tones[0]
  ctx.beginPath()
  ctx.ellipse(width * 0.35, height * 1.05, width * 0.6, height * 0.4, 0, 0, 2 * Math.PI)
  ctx.fill()
  const { data } = ctx.getImageData(0, 0, width, height)
  return { data: Buffer.from(data.buffer), width, height }
}
