import { useEffect, useMemo, useRef } from 'react'
import { paintOnCanvas } from '../../../editor/paint-on-canvas.ts'
import type { FontBook } from '../../../editor/scene/font-book.ts'
import type { Scene } from '../../../editor/scene/scene.ts'
import type { EditorImages } from '../../ports/render-resources.ts'
import { watchNear } from './near-screen.ts'
import styles from './PageCanvas.module.css'
import { photosDrawn, usePicturesOf } from './use-pictures-of.ts'

interface PageCanvasProps {
  readonly scene: Scene
  readonly images: EditorImages
  readonly fonts: FontBook
  /** Css px; the height follows from the page. */
  readonly width: number
  /** What a screen reader says; without it the picture is decoration. */
  readonly label?: string
}

/** Screens of 3 device px per css px get 2. */
const MAX_DPR = 2

/** A page as a still picture, its photos asked for and painted by the shared painter while it is near the screen and given back when it is not. */
export function PageCanvas({ scene, images, fonts, width, label }: PageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const photos = useMemo(() => photosDrawn(scene), [scene])
  const pictures = usePicturesOf(images, photos)
  const height = Math.round((width * scene.height) / scene.width)

  // biome-ignore lint/correctness/useExhaustiveDependencies: they are drawn with what has come.
  useEffect(() => {
    const element = canvas.current
    if (!element) {
      return
    }
    return watchNear(element, (isNear) => {
      if (isNear) {
        images.want(photos, 'thumb')
        draw(element, { scene, images, fonts, width, height })
      } else {
        element.width = 0
      }
    })
  }, [scene, photos, images, fonts, width, height, pictures])

  useEffect(() => {
    const element = canvas.current
    return () => {
      if (element) {
        element.width = 0
        element.height = 0
      }
    }
  }, [])

  return (
    <canvas
      ref={canvas}
      className={styles['page']}
      style={{ width, height }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}

type Drawing = Required<Pick<PageCanvasProps, 'scene' | 'images' | 'fonts' | 'width'>> & { readonly height: number }

/**
 * Painted elsewhere and shown as a bitmap: a canvas that is painted on is handed to the screen with every frame in which
 * anything moves, a bitmap once. Safari before 16.4 paints nowhere else.
 */
function draw(element: HTMLCanvasElement, { scene, images, fonts, width, height }: Drawing): void {
  const ratio = Math.min(MAX_DPR, window.devicePixelRatio || 1)
  element.width = Math.round(width * ratio)
  element.height = Math.round(height * ratio)
  const aside = 'OffscreenCanvas' in window ? new OffscreenCanvas(element.width, element.height) : undefined
  const ctx = (aside ?? element).getContext('2d')
  if (ctx) {
    const scale = element.width / scene.width
    paintOnCanvas(ctx, scene, { pictures: images, fonts }, { scale, clip: false })
  }
  if (aside) {
    element.getContext('bitmaprenderer')?.transferFromImageBitmap(aside.transferToImageBitmap())
  }
}
