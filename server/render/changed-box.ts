import type { Box } from '../../domain/geometry.ts'
import { centreOf, grown } from '../../domain/geometry.ts'
import type { Scene, Sprite } from '../../editor/scene/scene.ts'

/**
 * The part of the sheet that two scenes of one page may show differently, mm; `undefined` when nothing differs.
 *
 * Both hold the whole change: where a sprite was and where it is now.
 */
export function changedBox(before: Scene, now: Scene): Box | undefined {
  const count = Math.max(before.sprites.length, now.sprites.length)
  const boxes: Box[] = []
  for (let i = 0; i < count; i++) {
    const [was, is] = [before.sprites[i], now.sprites[i]]
    if (JSON.stringify(was) !== JSON.stringify(is)) {
      boxes.push(...[was, is].flatMap((sprite) => (sprite ? [reachOf(sprite)] : [])))
    }
  }
  return boxes.length === 0 ? undefined : boxes.reduce(around)
}

/** Whether a sprite may put ink into `box`. */
export function touches(sprite: Sprite, box: Box): boolean {
  const reach = reachOf(sprite)
  return (
    reach.x < box.x + box.width &&
    box.x < reach.x + reach.width &&
    reach.y < box.y + box.height &&
    box.y < reach.y + reach.height
  )
}

/** Everything that a sprite may cover: glyphs stand out of their box by up to a line. */
function reachOf(sprite: Sprite): Box {
  if (sprite.kind === 'shape') {
    return sprite.clip
  }
  if (sprite.kind !== 'text') {
    return sprite.box
  }
  const upright = sprite.angle === 0 ? sprite.box : turnedBox(sprite.box)
  const baselines = sprite.lines.map((line) => line.baseline)
  const top = Math.min(upright.y, ...baselines.map((y) => y - sprite.size))
  const bottom = Math.max(upright.y + upright.height, ...baselines)
  const reach = grown({ ...upright, y: top, height: bottom - top }, sprite.size * 1.5)
  return sprite.angle === 0 ? reach : turnedBox(reach)
}

function turnedBox(box: Box): Box {
  const { x, y } = centreOf(box)
  return { x: x - box.height / 2, y: y - box.width / 2, width: box.height, height: box.width }
}

function around(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}
