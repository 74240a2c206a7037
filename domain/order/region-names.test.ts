import { areaList } from '@vant/area-data'
import { expect, test } from 'vitest'
import { regionsOf } from './region.ts'
import { regionName } from './region-names.ts'

test('provinces, cities and districts are called as the language of the screen calls them', () => {
  const names = [
    '广东省',
    '陕西省',
    '香港特别行政区',
    '西安市',
    '六安市',
    '南山区',
    '延边朝鲜族自治州',
    '阿里地区',
    '咸阳市',
  ]
  expect(names.map((name) => regionName(name, 'en'))).toEqual([
    ...[
      'Guangdong 广东省',
      'Shaanxi 陕西省',
      'Hong Kong 香港特别行政区',
      'Xi’an 西安市',
      'Lu’an 六安市',
      'Nanshan 南山区',
    ],
    ...['Yanbian 延边朝鲜族自治州', 'Ali 阿里地区', 'Xianyang 咸阳市'],
  ])
  expect(names.map((name) => regionName(name, 'zh-Hant')).join(' ')).toBe(
    '廣東省 陝西省 香港特別行政區 西安市 六安市 南山區 延邊朝鮮族自治州 阿里地區 咸陽市',
  )
  expect(regionName('广东省', 'zh-Hans')).toBe('广东省')
})

test('every region can be read in Latin letters', () => {
  const all = regionsOf(areaList).flatMap(({ name, cities }) => [
    name,
    ...cities.flatMap((city) => [city.name, ...city.districts]),
  ])
  const unread = all.filter((name) => !/^[A-Z][a-zü’ A-Z]+ \p{Script=Han}/u.test(regionName(name, 'en')))
  expect(unread).toEqual([])
})
