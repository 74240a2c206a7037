/**
 * Opens a storage of this phone at its first use and keeps it. A failed opening is tried again by the next use: a
 * private window may be closed, a full phone emptied.
 */
export function openedOnce<Storage>(open: () => Promise<Storage>): () => Promise<Storage> {
  let opening: Promise<Storage> | undefined
  return () => {
    opening ??= open().catch((fault: unknown) => {
      opening = undefined
      throw fault
    })
    return opening
  }
}
