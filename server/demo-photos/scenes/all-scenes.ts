import { CITY } from './city.ts'
import type { DemoScenes } from './demo-scene.ts'
import { GARDEN } from './garden.ts'
import { MOUNTAINS } from './mountains.ts'
import { NIGHT } from './night.ts'
import { PEOPLE } from './people.ts'
import { PIER } from './pier.ts'
import { RIDGES } from './ridges.ts'
import { ROOM } from './room.ts'
import { SEA } from './sea.ts'
import { STILL_LIFE } from './still-life.ts'
import { WOODS } from './woods.ts'

/** How every demo photograph is made, by its name. */
export const SCENES: DemoScenes = {
  ...CITY,
  ...GARDEN,
  ...MOUNTAINS,
  ...NIGHT,
  ...PEOPLE,
  ...PIER,
  ...RIDGES,
  ...ROOM,
  ...SEA,
  ...STILL_LIFE,
  ...WOODS,
}
