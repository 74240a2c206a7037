import { areaList } from '@vant/area-data'
import { expect, test } from 'vitest'
import { regionsOf } from './region.ts'

const regions = regionsOf(areaList)
const region = (name: string) => regions.find((one) => one.name === name)

test('all 34 provinces, Hong Kong, Macau and Taiwan among them, each with a city', () => {
  expect([regions.length, regions.every(({ cities }) => cities.length > 0)]).toEqual([34, true])
  expect(['香港特别行政区', '澳门特别行政区', '台湾省'].map((name) => region(name)?.cities[0]?.name)).toEqual([
    '香港岛',
    '澳门半岛',
    '台北市',
  ])
})

test('a city is found with its districts', () => {
  const shenzhen = region('广东省')?.cities.find(({ name }) => name === '深圳市')
  expect(shenzhen?.districts).toContain('南山区')
})

test('no label is a word of the census: what stands under a province is a city, counties join their municipality', () => {
  const names = regions.flatMap(({ cities }) => cities.map(({ name }) => name))
  expect(names.filter((name) => /直辖|市辖|^县$/.test(name))).toEqual([])
  expect(region('河南省')?.cities.find(({ name }) => name === '济源市')).toEqual({ name: '济源市', districts: [] })
  const chongqing = region('重庆市')?.cities
  expect([chongqing?.length, chongqing?.[0]?.districts.includes('城口县')]).toEqual([1, true])
})
