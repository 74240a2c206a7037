/**
 * An event that means nothing where it comes, and why. A chart says so of every event that a state does not handle, so that
 * none is lost unseen: the tables beside the charts hold each of them.
 */
export function refusedAs(why: string): { readonly description: string } {
  return { description: `refused: ${why}` }
}
