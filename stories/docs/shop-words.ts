/** The sentences of a catalogue by their English, without those that need a context to be told apart. */
export function sentencesOf(catalogue: string): ReadonlyMap<string, string> {
  const pairs = catalogue.split('\n\n').flatMap((entry) => {
    const english = textAfter('msgid', entry)
    return english && !/^msgctxt /m.test(entry) ? [[english, textAfter('msgstr', entry)] as const] : []
  })
  return new Map(pairs)
}

/** A text of a catalogue goes on over lines, each of them in quotes. */
function textAfter(key: 'msgid' | 'msgstr', entry: string): string {
  const lines = new RegExp(`^${key} ((?:".*"\\n?)+)`, 'm').exec(`${entry}\n`)?.[1] ?? ''
  return [...lines.matchAll(/"(.*)"/g)].map(([, text = '']) => text.replaceAll('\\"', '"')).join('')
}

/** What the shop calls its things, by the English that its catalogues know them by. */
export const KEY_WORDS = [
  ...['Album', 'Photo', 'Cover', 'Cover photo', 'Chapters', 'Looks', 'Layout', 'Crop', 'Pages', 'My designs', 'Draft'],
  ...['Prints', 'Postcards', 'Calendars', 'Lunar calendar', 'Copies', 'Cart', 'Orders', 'Order number', 'Delivery'],
  ...['Coupons', 'Coupon code', 'Member levels', 'Invoice', 'Comments', 'Customer service', 'Shop details'],
] as const

/** Sentences of the shop that show how it speaks, and why. */
export const SAID = [
  { because: 'Say what the shopper sees, not what the machine knows', english: 'Sharp up to {width} × {height} cm' },
  { because: 'Say that nothing is lost', english: 'The connection dropped. The photo is still on this phone.' },
  { because: 'Say what to do', english: 'Try again' },
  { because: 'Say what will happen', english: 'You are offline. What you change is kept here and sent later.' },
] as const
