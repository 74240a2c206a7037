import type { z } from 'zod'
import { type Fault, type LinedFile, linedFile, parseText } from '../../base/lined-file.ts'
import { OperatorMistake } from './command.ts'
import { readAmounts } from './written-amounts.ts'

/** Faults that are told at once. */
const FAULTS_MAX = 20

/** Amounts of money come out in smallest units. @throws OperatorMistake when the text is neither YAML nor JSON */
export function readLined(text: string, name: string): LinedFile {
  const { document, lines, mistakes } = parseText(text)
  if (mistakes.length > 0) {
    const messages = mistakes.map(({ line, message }) => `${name}:${line}: ${message}`)
    throw new OperatorMistake(messages.slice(0, FAULTS_MAX).join('\n'))
  }
  readAmounts(document, lines, name)
  return linedFile({ document, lines })
}

/** Reads a file by its schema and by what `check` finds besides. @throws OperatorMistake naming file, line and place */
export function parseLined<S extends z.ZodType>(
  file: LinedFile,
  name: string,
  schema: S,
  check: (data: z.output<S>) => readonly Fault[],
): z.output<S> {
  const read = schema.safeParse(file.value)
  const faults: readonly Fault[] = read.success ? check(read.data) : read.error.issues
  if (read.success && faults.length === 0) {
    return read.data
  }
  throw new OperatorMistake(faultLines(faults, name, file))
}

export function faultLines(faults: readonly Fault[], name: string, file: LinedFile): string {
  const messages = faults
    .map(({ path, message }) => ({ line: file.lineOf(path), text: `${path.map(String).join('.')}: ${message}` }))
    .sort((a, b) => a.line - b.line)
    .map(({ line, text }) => `${name}:${line}: ${text}`)
  const more = messages.length > FAULTS_MAX ? [`and ${messages.length - FAULTS_MAX} more`] : []
  return [...messages.slice(0, FAULTS_MAX), ...more].join('\n')
}
