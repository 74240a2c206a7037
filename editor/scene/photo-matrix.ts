import type { Size } from '../../domain/geometry.ts'
import { centreOf } from '../../domain/geometry.ts'
import type { Matrix } from './matrix.ts'
import { after, moved, scaled, turnedBy } from './matrix.ts'
import type { PhotoSprite } from './scene.ts'

/**
 * Brings the pixels of an upright picture to their place on the sheet (mm): the one place where a `Placement` becomes
 * geometry, for screen, preview and print.
 *
 *     picture -> crop window's centre at 0,0 -> turned clockwise by `angle` -> mirrored -> quarter turns -> onto the box
 *
 * `picture` is the size of the picture at hand: original or proxy, crops are fractions. Anything of the picture that
 * falls outside the box is to be clipped.
 */
export function photoMatrix(sprite: Placed, picture: Size): Matrix {
  const { box, crop, turns, flip, angle } = sprite
  const window = { width: crop.width * picture.width, height: crop.height * picture.height }
  const centre = centreOf(crop)
  const shown = turns % 2 === 0 ? window : { width: window.height, height: window.width }
  const onto = centreOf(box)
  const steps = [
    moved(-centre.x * picture.width, -centre.y * picture.height),
    turnedBy(angle),
    scaled(flip === 'h' || flip === 'hv' ? -1 : 1, flip === 'v' || flip === 'hv' ? -1 : 1),
    turnedBy(turns * 90),
    scaled(box.width / shown.width, box.height / shown.height),
    moved(onto.x, onto.y),
  ]
  return steps.reduce((inner, outer) => after(outer, inner))
}

export type Placed = Pick<PhotoSprite, 'box' | 'crop' | 'turns' | 'flip' | 'angle'>
