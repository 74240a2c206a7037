import { seededRandom } from '../../domain/layout/seeded-random.ts'

/** A picture drawn on the spot: sky, sun, hills and a small house, different for every number. Sides in pixels. */
export function paintedPhoto(number: number, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const ctx = canvas.getContext('2d')
  if (!ctx) {
    throw new Error('this browser has no 2D canvas')
  }
  const random = seededRandom(number * 7 + 3)
  const hue = Math.floor(random() * 360)
  const sky = ctx.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, `hsl(${hue} 45% 62%)`)
  sky.addColorStop(1, `hsl(${(hue + 40) % 360} 55% 84%)`)
  ctx.fillStyle = sky
  ctx.fillRect(0, 0, width, height)

  ctx.fillStyle = `hsl(${(hue + 60) % 360} 85% 88%)`
  ctx.beginPath()
  ctx.arc(width * (0.2 + random() * 0.6), height * (0.18 + random() * 0.2), Math.min(width, height) * 0.09, 0, 7)
  ctx.fill()

  for (let hill = 0; hill < 3; hill++) {
    const level = height * (0.52 + hill * 0.15)
    const swing = height * (0.05 + random() * 0.07)
    const shift = random() * 6
    ctx.fillStyle = `hsl(${(hue + 100 + hill * 22) % 360} ${30 + hill * 8}% ${46 - hill * 11}%)`
    ctx.beginPath()
    ctx.moveTo(0, height)
    for (let x = 0; x <= width; x += width / 40) {
      ctx.lineTo(x, level + Math.sin((x / width) * (4 + hill) + shift) * swing)
    }
    ctx.lineTo(width, height)
    ctx.fill()
  }

  const side = Math.min(width, height) * 0.13
  const [left, top] = [width * (0.2 + random() * 0.5), height * 0.62]
  ctx.fillStyle = '#f4efe6'
  ctx.fillRect(left, top, side, side * 0.8)
  ctx.fillStyle = '#a8402f'
  ctx.beginPath()
  ctx.moveTo(left - side * 0.15, top)
  ctx.lineTo(left + side / 2, top - side * 0.55)
  ctx.lineTo(left + side * 1.15, top)
  ctx.fill()
  return canvas
}
