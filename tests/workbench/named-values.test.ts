import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NAMES, namesOf, withNames } from '../../.storybook/named-values.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** Properties of `src/ui` that take a name of a list in another file: `Button icon IconName`. */
const named = globSync('src/ui/*/*.tsx', { cwd: ROOT })
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^ {2}readonly (\w+)\??: (\w+Name)\b/gm)].map(
      ([, property = '', type = '']) => ({ component: /(\w+)\.tsx$/.exec(file)?.[1] ?? '', property, type }),
    ),
  )
  .concat({ component: 'Drawing', property: 'name', type: 'DrawingName' })

test.each(named)('$property of $component is chosen from every $type', ({ component, property, type }) => {
  expect(namesOf(component, property)).toBe(NAMES[type])
  expect(NAMES[type]?.length).toBeGreaterThan(5)
})

test('what has no list of names stays as it was read, and screens stay alone', () => {
  const given = { icon: { name: 'icon' }, wide: { name: 'wide' } }
  expect(withNames(given, 'Components/1 Controls 控件/Button 按钮')).toEqual({
    icon: { name: 'icon', options: NAMES['IconName'], control: { type: 'select' } },
    wide: { name: 'wide' },
  })
  expect(withNames(given, 'Screens/4 Pay 付款/Cart 购物车')).toBe(given)
})
