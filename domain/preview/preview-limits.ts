/** How previews are waited for (B§9, readings 40). Milliseconds. */
export const PREVIEW_LIMITS = {
  /** Visible time without a picture after which the preview "does not answer" (error 51). */
  patience: 60_000,
  /** Pause before the first repeated question, and the longest pause. */
  firstPause: 1000,
  longestPause: 3000,
} as const

/** The pause before question number `asked` + 1 for the same pictures: 1 s, growing by half to 3 s. */
export function previewPause(asked: number): number {
  return Math.min(PREVIEW_LIMITS.longestPause, Math.round(PREVIEW_LIMITS.firstPause * 1.5 ** Math.max(0, asked - 1)))
}
