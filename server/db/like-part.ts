/** What somebody typed into a search as `like` takes it: nothing in it stands for other letters. Empty: nothing typed. */
export function likePart(key: string): string {
  return key
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')
}
