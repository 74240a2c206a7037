import type { z } from 'zod'
import { themeField } from '../../domain/calls/theme-fields.ts'
import { themeFileField } from '../../domain/calls/theme-file-fields.ts'
import { fillTheme } from '../../domain/theme/fill-theme.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import type { FileFault } from '../../domain/theme/theme-file.ts'
import { unknownFieldsIn } from '../base/lined-file.ts'

export type ThemeResult =
  | { readonly kind: 'read'; readonly theme: Theme }
  | { readonly kind: 'refused'; readonly faults: readonly FileFault[] }

/** A theme as a file says it: whole, as `export-catalogue` writes it, or short, with what is unsaid made of its colours. */
export function readTheme(written: unknown): ThemeResult {
  const whole = themeField.safeParse(written)
  if (whole.success && unknownFieldsIn(written, whole.data).length === 0) {
    return { kind: 'read', theme: whole.data }
  }
  const short = themeFileField.safeParse(written)
  if (!short.success) {
    return { kind: 'refused', faults: short.error.issues.flatMap(faultsOf) }
  }
  const verdict = fillTheme(short.data)
  if (verdict.kind === 'refused') {
    return verdict
  }
  const filled = themeField.safeParse(verdict.theme)
  return filled.success
    ? { kind: 'read', theme: filled.data }
    : { kind: 'refused', faults: filled.error.issues.flatMap(faultsOf) }
}

type Issue = z.core.$ZodIssue

function faultsOf(issue: Issue): readonly FileFault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...issue.path, key], message: 'is not a field of a theme' }))
  }
  if (issue.code === 'invalid_union') {
    // The branch that got farthest is the one that was meant.
    const branches = issue.errors.map((errors) => errors.flatMap((inner) => faultsOf(inner as Issue)))
    const meant = branches.reduce((best, branch) => (depth(branch) > depth(best) ? branch : best), branches[0] ?? [])
    return meant.map(({ path, message }) => ({ path: [...issue.path, ...path], message }))
  }
  return [{ path: issue.path, message: issue.message }]
}

const depth = (faults: readonly FileFault[]) => Math.max(0, ...faults.map(({ path }) => path.length))
