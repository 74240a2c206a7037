import { expect, test } from 'vitest'
import { shopArguments } from './arguments.ts'

test('options may stand anywhere; everything else is a word, in order', () => {
  expect(shopArguments(['orders', '--state', 'paid'])).toEqual({
    help: false,
    out: undefined,
    state: 'paid',
    unchecked: false,
    args: ['orders'],
  })
  expect(shopArguments(['print', '--out=build', 'o1']).args).toEqual(['print', 'o1'])
  expect(shopArguments(['-h']).help).toBe(true)
  expect(shopArguments(['import-catalogue', '--unchecked', 'shop.yaml'])).toMatchObject({
    unchecked: true,
    args: ['import-catalogue', 'shop.yaml'],
  })
})

test('an id that begins with a dash is a word', () => {
  expect(shopArguments(['ship', '-dPTBBymgG3D5UkKiT_vv', 'SF', '-1', '--out', 'x'])).toEqual({
    help: false,
    out: 'x',
    state: undefined,
    unchecked: false,
    args: ['ship', '-dPTBBymgG3D5UkKiT_vv', 'SF', '-1'],
  })
})

test('an option of nobody is refused, and so is one without its value', () => {
  expect(() => shopArguments(['orders', '--sort'])).toThrow(TypeError)
  expect(() => shopArguments(['print', 'o1', '--out'])).toThrow(TypeError)
})
