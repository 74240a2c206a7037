/** Names that phones and messengers give to every picture: the same one twice says nothing (readings 35). */
const GENERIC_NAMES = /^(image|img|photo|picture|download|unnamed|untitled|blob|file)?(\.[a-z0-9]{1,5})?$/

/** The form in which two file names are compared: NFC, lower case, without spaces around (readings, section 4.4). */
function comparableName(fileName: string): string {
  return fileName.normalize('NFC').toLowerCase().trim()
}

/** Whether a file of this name is already among `names`. Generic names such as `image.jpg` never count. */
export function isDuplicateName(fileName: string, names: Iterable<string>): boolean {
  const wanted = comparableName(fileName)
  if (GENERIC_NAMES.test(wanted)) {
    return false
  }
  for (const name of names) {
    if (comparableName(name) === wanted) {
      return true
    }
  }
  return false
}
