import type { PhotoId } from '../ids.ts'
import { differingBits } from '../photo/likeness.ts'
import type { EpochMs } from '../units.ts'
import type { ImageAnalysis } from './picture-analysis.ts'

/** A photo as it is compared with others. */
export interface SeenPhoto {
  readonly id: PhotoId
  readonly takenAt?: EpochMs
  readonly analysis: ImageAnalysis
}

/** Photos that show the same, in the order of the album, and the one that shows it best. */
export interface SimilarPhotos {
  readonly photoIds: readonly PhotoId[]
  readonly best: PhotoId
}

/** Differing bits, of 64, up to which two photos show the same: both hashes must say so. */
const SAME = { differences: 10, waves: 12 } as const

/** Photos of one burst are taken within so many milliseconds and may differ by so many bits: people move. */
const BURST = { ms: 3000, differences: 24 } as const

/** The groups of photos that look alike. A photo is in one group at most; most are in none. */
export function similarPhotos(photos: readonly SeenPhoto[]): readonly SimilarPhotos[] {
  const groupOf = photos.map((_, at) => at)
  const rootOf = (at: number): number => {
    const above = groupOf[at] ?? at
    return above === at ? at : rootOf(above)
  }
  photos.forEach((photo, at) => {
    for (let before = 0; before < at; before++) {
      const other = photos[before]
      if (other && isAlike(photo, other)) {
        groupOf[rootOf(at)] = rootOf(before)
      }
    }
  })
  const groups = new Map<number, SeenPhoto[]>()
  photos.forEach((photo, at) => {
    const root = rootOf(at)
    groups.set(root, [...(groups.get(root) ?? []), photo])
  })
  return [...groups.values()].flatMap((group) => {
    const best = bestShot(group)
    return group.length > 1 && best ? [{ photoIds: group.map(({ id }) => id), best: best.id }] : []
  })
}

function isAlike(a: SeenPhoto, b: SeenPhoto): boolean {
  const differences = differingBits(a.analysis.differences, b.analysis.differences)
  const isBurst = a.takenAt !== undefined && b.takenAt !== undefined && Math.abs(a.takenAt - b.takenAt) <= BURST.ms
  return (
    (isBurst && differences <= BURST.differences) ||
    (differences <= SAME.differences && differingBits(a.analysis.waves, b.analysis.waves) <= SAME.waves)
  )
}

/** The sharpest photo that is well exposed and shows faces well; of equals the first. */
function bestShot(group: readonly SeenPhoto[]): SeenPhoto | undefined {
  const sharpest = Math.max(...group.map(({ analysis }) => analysis.sharpness), 1e-9)
  // What is burnt out or black is gone for good; its hard edges only look sharp.
  const shown = ({ exposure }: ImageAnalysis) => exposure * exposure * exposure
  const worth = ({ analysis }: SeenPhoto) =>
    (analysis.sharpness / sharpest) * shown(analysis) * (1 + (analysis.faces ?? 0))
  return group.reduce<SeenPhoto | undefined>(
    (best, photo) => (best === undefined || worth(photo) > worth(best) ? photo : best),
    undefined,
  )
}

/** The name of a group, whatever the order of its photos. */
export function alikeName(photoIds: readonly PhotoId[]): string {
  return [...photoIds].sort().join(' ')
}
