import fc from 'fast-check'
import { expect, test } from 'vitest'
import { angled, coverCrop, panned, toSource, zoomed } from '../../domain/design/placing/crop.ts'
import type { PhotoId } from '../../domain/ids.ts'
import type { Flip, QuarterTurns } from '../../domain/units.ts'
import { applied } from '../scene/matrix.ts'
import { photoMatrix } from '../scene/photo-matrix.ts'

const side = fc.integer({ min: 400, max: 6000 })
const mm = fc.integer({ min: 20, max: 300 })
const share = fc.double({ min: 0, max: 1, noNaN: true })

test('what a finger touches is what the painter paints there: the crop and the matrix are inverses', () => {
  fc.assert(
    fc.property(
      fc.record({ width: side, height: side }),
      fc.record({ width: mm, height: mm }),
      fc.constantFrom<QuarterTurns>(0, 1, 2, 3),
      fc.constantFrom<Flip>('none', 'h', 'v', 'hv'),
      fc.double({ min: -45, max: 45, noNaN: true }),
      share,
      share,
      (source, slot, turns, flip, angle, x, y) => {
        const whole = { photoId: 'p0' as PhotoId, crop: coverCrop(source, slot, turns), turns, flip, angle: 0 }
        const near = zoomed(angled(whole, source, slot, angle), source, slot, 1.7)
        const placement = panned(near, source, slot, { x: (x - 0.5) * 40, y: (y - 0.5) * 40 })
        const at = { x: x * slot.width, y: y * slot.height }
        const painted = applied(
          photoMatrix({ ...placement, box: { x: 0, y: 0, ...slot } }, source),
          toSource(placement, source, slot, at),
        )
        expect(Math.hypot(painted.x - at.x, painted.y - at.y)).toBeLessThan(1e-4)
      },
    ),
  )
})
