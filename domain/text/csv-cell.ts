/** A cell that is text and never a formula, whoever wrote it (ASVS 1.2.10); wide signs count, as spreadsheets take them. */
export function csvCell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : value.replace(/^[=+\-@\t\r\n＝＋－＠]/, "'$&")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
