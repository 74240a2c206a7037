import type { Point } from '../../domain/geometry.ts'
import type { BlankSprite, PhotoSprite, Scene, TextSprite } from '../scene/scene.ts'
import type { SpriteObject } from './sprite-object.ts'

/** Sprites with a box of their own that a finger may touch. */
export type BoxedSprite = PhotoSprite | BlankSprite | TextSprite

/** Writes a sprite onto its Fabric object: spread mm, centre origin; `at` is the page's top left on the spread. */
export function drawSprite(object: SpriteObject, sprite: BoxedSprite, scene: Scene, at: Point): void {
  const { box } = sprite
  object.become(scene, [sprite], box)
  object.set({
    left: at.x + box.x + box.width / 2,
    top: at.y + box.y + box.height / 2,
    width: box.width,
    height: box.height,
    scaleX: 1,
    scaleY: 1,
  })
  object.setCoords()
}
