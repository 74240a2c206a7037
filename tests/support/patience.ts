/**
 * How long tests wait before they call something lost, ms. Limits, not waits: they find what hangs and nothing else. Work of a second takes half
 * a minute where a slow machine has ten others at it, and a check that is red for that tells nobody anything.
 */
export const PATIENCE = {
  /** Something that comes a moment later: a button, a sentence, a reply. */
  soon: 180_000,
  /** A test, or what it stands on. */
  test: 1_500_000,
  /** A browser, a shop or a database that starts. */
  start: 900_000,
} as const
