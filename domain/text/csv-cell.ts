/**
 * A numeral that is no amount, such as the number of a bank account or a phone: a spreadsheet would round it after 15
 * digits, and drop its zeros and its plus in front. As a formula that is its own text it stays what it is, and is copied
 * without anything around it.
 */
export function csvNumeral(value: string): string {
  return /^\+?\d+$/.test(value) ? csvQuoted(`="${value}"`) : csvCell(value)
}

function csvQuoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

/**
 * A cell that is text and never a formula, whoever wrote it (ASVS 1.2.10); wide signs count, as spreadsheets take them. A
 * plus and digits is the phone of somebody abroad: it computes nothing, and the programs of carriers take it as it stands.
 */
export function csvCell(value: string | number): string {
  const isAsItStands = typeof value === 'number' || /^\+\d+$/.test(value)
  const text = isAsItStands ? String(value) : value.replace(/^[=+\-@\t\r\n＝＋－＠]/, "'$&")
  return /[",\r\n]/.test(text) ? csvQuoted(text) : text
}
