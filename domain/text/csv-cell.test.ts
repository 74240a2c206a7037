import { expect, test } from 'vitest'
import { csvCell } from './csv-cell.ts'

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
