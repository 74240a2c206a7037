import cake from './scenery/cake.svg?no-inline'
import cat from './scenery/cat.svg?no-inline'
import city from './scenery/city.svg?no-inline'
import family from './scenery/family.svg?no-inline'
import garden from './scenery/garden.svg?no-inline'
import hills from './scenery/hills.svg?no-inline'
import lantern from './scenery/lantern.svg?no-inline'
import sea from './scenery/sea.svg?no-inline'
import snow from './scenery/snow.svg?no-inline'
import table from './scenery/table.svg?no-inline'

/** Drawn pictures, 800 x 600, that stand where a shopper's photos will be. */
export const SCENERY = { sea, family, hills, snow, garden, city, cake, lantern, cat, table } as const

export type SceneryName = keyof typeof SCENERY
