/** What a printer's profile says about itself. */
export interface IccFacts {
  readonly space: string
  readonly description: string
}

/** Why a file cannot be the CMYK output profile of a printer. */
export type IccRefusal = 'no-profile' | 'not-for-printers' | 'not-cmyk' | 'too-large'

/** Profiles of presses have 0.5 to 3 MB. */
const LARGEST = 16 * 2 ** 20

/** Reads the head of an ICC profile. PDF/X takes output profiles (class `prtr`) only. Source: ICC.1:2022 7.2. */
export function readOutputProfile(bytes: Buffer): IccFacts | IccRefusal {
  if (bytes.length > LARGEST) {
    return 'too-large'
  }
  const text = (from: number, length: number) => bytes.toString('latin1', from, from + length)
  if (bytes.length < 132 || text(36, 4) !== 'acsp' || bytes.readUInt32BE(0) !== bytes.length) {
    return 'no-profile'
  }
  if (text(12, 4) !== 'prtr') {
    return 'not-for-printers'
  }
  return text(16, 4) === 'CMYK' ? { space: 'CMYK', description: descriptionOf(bytes) } : 'not-cmyk'
}

/** The profile's own name: `desc` of version 2 is plain text, of version 4 in UTF-16. */
function descriptionOf(bytes: Buffer): string {
  const count = Math.min(bytes.readUInt32BE(128), 100)
  for (let at = 132; at < 132 + 12 * count && at + 12 <= bytes.length; at += 12) {
    if (bytes.toString('latin1', at, at + 4) === 'desc') {
      const [from, length] = [bytes.readUInt32BE(at + 4), bytes.readUInt32BE(at + 8)]
      return from + length <= bytes.length ? messagesOf(bytes.subarray(from, from + length)) : ''
    }
  }
  return ''
}

function messagesOf(tag: Buffer): string {
  const kind = tag.toString('latin1', 0, 4)
  if (kind === 'desc' && tag.length > 12) {
    return printable(tag.toString('latin1', 12, 12 + Math.min(tag.readUInt32BE(8), tag.length - 12)))
  }
  if (kind === 'mluc' && tag.length >= 28) {
    const [length, from] = [tag.readUInt32BE(20), tag.readUInt32BE(24)]
    const utf16 = Buffer.from(tag.subarray(from, from + length - (length % 2)))
    return printable(utf16.swap16().toString('utf16le'))
  }
  return ''
}

const printable = (text: string) => text.replace(/[^\x20-\x7e]/g, '').trim()
