import { DEMO_PHOTO_NAMES } from '../domain/demo/demo-photos.ts'
import { ROUTES } from '../src/navigation/routes.ts'
import { DRAWINGS } from '../src/ui/pictures/drawing-paths.ts'
import { ICON_PATHS } from '../src/ui/pictures/icon-paths.ts'

const ICONS = Object.keys(ICON_PATHS)

/** Properties whose values have names, by the name of the type that they are declared with. */
export const NAMES: Readonly<Record<string, readonly string[]>> = {
  IconName: ICONS,
  DrawingName: Object.keys(DRAWINGS),
  RouteName: Object.keys(ROUTES),
  DemoPhotoName: DEMO_PHOTO_NAMES,
}

const BY_PROPERTY: Readonly<Record<string, keyof typeof NAMES>> = {
  ...{ icon: 'IconName', drawing: 'DrawingName', to: 'RouteName', shot: 'DemoPhotoName' },
  ...{ 'Icon.name': 'IconName', 'Drawing.name': 'DrawingName', 'Shot.of': 'DemoPhotoName' },
}

/** What a property of a component takes, where it has names. */
export function namesOf(component: string, property: string): readonly string[] | undefined {
  return NAMES[BY_PROPERTY[`${component}.${property}`] ?? BY_PROPERTY[property] ?? '']
}

/**
 * A property whose values have names is chosen from them. The reader of properties does not follow a type into another
 * file: it says "union", and leaves a box for JSON.
 */
export function withNames<ArgTypes extends Readonly<Record<string, object>>>(
  argTypes: ArgTypes,
  title: string,
): ArgTypes {
  const component = /^Components\/.*\/(\w+)/.exec(title)?.[1]
  if (!component) {
    return argTypes
  }
  const named = Object.entries(argTypes).map(([property, argType]) => {
    const options = namesOf(component, property)
    return [property, options ? { ...argType, options, control: { type: 'select' } } : argType]
  })
  return Object.fromEntries(named) as ArgTypes
}
