import qrcode from 'qrcode-generator'
import { Markup } from '../html.ts'

/** Light modules around the code, as its norm wants them. */
const QUIET = 4

/** A QR code as a picture of lines: black on white whatever the colours of the page, sharp at every size. */
export function qrCode(text: string, label: string): Markup {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const rows = Array.from({ length: count }, (_, row) => rowPath(row, (column) => code.isDark(row, column), count))
  const size = count + 2 * QUIET
  const name = label.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)
  return new Markup(
    `<svg class="qr" role="img" aria-label="${name}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
      `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${rows.join('')}"/></svg>`,
  )
}

/** The dark runs of one row. */
function rowPath(row: number, isDark: (column: number) => boolean, count: number): string {
  let path = ''
  for (let column = 0; column < count; column += 1) {
    const start = column
    while (column < count && isDark(column)) {
      column += 1
    }
    if (column > start) {
      path += `M${start + QUIET} ${row + QUIET}h${column - start}v1h${start - column}z`
    }
  }
  return path
}
