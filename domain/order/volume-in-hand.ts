import { asId, type PhotoId, type TaskId } from '../ids.ts'
import { volumeParts } from './volumes.ts'

/** A volume that is designed already. */
export interface MadeVolume {
  readonly taskId: TaskId
  readonly rev: number
}

/**
 * Which of an album's volumes is being made (B§9 "Orders per album"). It travels in the address, so that a reload goes on
 * where the shopper was.
 */
export interface VolumeInHand {
  /** From 0. */
  readonly at: number
  readonly volumes: number
  /** The volumes before it, in order. */
  readonly made: readonly MadeVolume[]
  /** Those behind it, where all of them were made and this one is mended; absent: they are made after it. */
  readonly rest?: readonly MadeVolume[]
}

/** The names of an address: `vol` from 1, `vols`, `made` and `rest` as `task.rev,task.rev`. */
interface VolumeQuery {
  readonly vol?: string
  readonly vols?: string
  readonly made?: string
  readonly rest?: string
}

/** No album fills more books than this. */
const MOST = 99

/** The volume that an address names; `undefined` where it names none, or says nonsense. */
export function volumeOf(address: URLSearchParams): VolumeInHand | undefined {
  const [at, volumes] = [Number(address.get('vol')) - 1, Number(address.get('vols'))]
  const [made, rest] = ['made', 'rest'].map((name) =>
    (address.get(name) ?? '').split(',').flatMap((text) => (text === '' ? [] : [madeOf(text)])),
  ) as [ReturnType<typeof madeOf>[], ReturnType<typeof madeOf>[]]
  const whole = Number.isInteger(at) && Number.isInteger(volumes) && at >= 0 && at < volumes && volumes <= MOST
  const known = made.flatMap((one) => one ?? [])
  const behind = rest.flatMap((one) => one ?? [])
  const isRest = rest.length === 0 || (behind.length === rest.length && behind.length === volumes - at - 1)
  return whole && volumes > 1 && known.length === made.length && known.length === at && isRest
    ? { at, volumes, made: known, ...(behind.length > 0 ? { rest: behind } : {}) }
    : undefined
}

function madeOf(text: string): MadeVolume | undefined {
  const dot = text.lastIndexOf('.')
  const rev = Number(text.slice(dot + 1))
  return dot > 0 && Number.isSafeInteger(rev) ? { taskId: asId(text.slice(0, dot)), rev } : undefined
}

/** A volume as names of an address; nothing for none. */
export function volumeQuery(volume: VolumeInHand | undefined): VolumeQuery {
  return volume
    ? {
        vol: String(volume.at + 1),
        vols: String(volume.volumes),
        made: textOf(volume.made),
        ...(volume.rest?.length ? { rest: textOf(volume.rest) } : {}),
      }
    : {}
}

function textOf(volumes: readonly MadeVolume[]): string {
  return volumes.map(({ taskId, rev }) => `${taskId}.${rev}`).join(',')
}

/** What follows when a volume is confirmed: the next one with its photos, or all of them to be ordered. */
export function afterVolume(
  { at, volumes, made, rest = [] }: VolumeInHand,
  done: MadeVolume,
  photos: readonly PhotoId[],
):
  | { readonly kind: 'next'; readonly volume: VolumeInHand; readonly photos: readonly PhotoId[] }
  | { readonly kind: 'all'; readonly made: readonly MadeVolume[] } {
  const all = [...made, done]
  if (rest.length > 0) {
    return { kind: 'all', made: [...all, ...rest] }
  }
  const parts = volumeParts(photos, { kind: 'several', volumes, perVolume: Math.ceil(photos.length / volumes) })
  const next = parts[at + 1]
  return next && next.length > 0
    ? { kind: 'next', volume: { at: at + 1, volumes, made: all }, photos: next }
    : { kind: 'all', made: all }
}
