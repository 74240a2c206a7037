import { expect, test } from 'vitest'
import { csvCell, csvNumeral } from './csv-cell.ts'

test('safety section 4: what a customer wrote is never a formula of the factory’s spreadsheet', () => {
  const cells = ['=1+1', '+86 138', '-2', '@cmd', '\t=1', '\r=1', 'a=b', 'say "hi", now', '王小明', '＝1＋1', '']
  expect([...cells.map(csvCell), csvCell(-5)]).toEqual([
    "'=1+1",
    "'+86 138",
    "'-2",
    "'@cmd",
    "'\t=1",
    `"'\r=1"`,
    'a=b',
    '"say ""hi"", now"',
    '王小明',
    "'＝1＋1",
    '',
    '-5',
  ])
})

test('a numeral that is no amount survives a spreadsheet: neither rounded nor without its zeros', () => {
  expect(['6222021001122334455', '0012', '', '91350100M000100Y43', '=1'].map(csvNumeral)).toEqual([
    '"=""6222021001122334455"""',
    '"=""0012"""',
    '',
    '91350100M000100Y43',
    "'=1",
  ])
})

test('the phone of somebody abroad is a number in a table for programs, and whole in one for spreadsheets', () => {
  const phones = ['+85251234567', '+852 5123', '+1+1', '+']
  expect(phones.map(csvCell)).toEqual(['+85251234567', "'+852 5123", "'+1+1", "'+"])
  expect(phones.map(csvNumeral)).toEqual(['"=""+85251234567"""', "'+852 5123", "'+1+1", "'+"])
})
