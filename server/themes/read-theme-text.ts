import type { Theme } from '../../domain/theme/theme.ts'
import { linedFile, parseText, placedFaults } from '../base/lined-file.ts'
import { readTheme } from './read-theme.ts'

export type ThemeTextResult =
  | { readonly kind: 'read'; readonly theme: Theme }
  | { readonly kind: 'wrong'; readonly mistakes: readonly string[] }

/** The file of a theme, as somebody hands it in, or why it is none: by line and column. */
export function readThemeText(text: string, categories: readonly string[]): ThemeTextResult {
  const parsed = parseText(text)
  if (parsed.mistakes.length > 0) {
    return { kind: 'wrong', mistakes: parsed.mistakes.map(({ line, message }) => `${line}: ${message}`) }
  }
  let file: ReturnType<typeof linedFile>
  try {
    file = linedFile(parsed)
  } catch (error) {
    if (error instanceof ReferenceError) {
      return { kind: 'wrong', mistakes: [error.message] }
    }
    throw error
  }
  const reading = readTheme(file.value)
  const faults =
    reading.kind === 'refused'
      ? reading.faults
      : categories.includes(reading.theme.categoryId)
        ? []
        : [
            {
              path: ['categoryId'],
              message: `there is no ${reading.theme.categoryId}; there are ${categories.join(', ')}`,
            },
          ]
  return reading.kind === 'read' && faults.length === 0
    ? { kind: 'read', theme: reading.theme }
    : {
        kind: 'wrong',
        mistakes: placedFaults(faults, file).map(
          ({ line, column, where, message }) => `${line}:${column}: ${where}: ${message}`,
        ),
      }
}
