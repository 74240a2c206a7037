/** The accent that `style/tokens.css` comes with, and its pressed tone and wash, which were mixed by eye. */
const OWN = '#c33a28'

/** Shares of the accent: what is pressed is darker, what is chosen lies on a breath of it. */
const PRESSED = 0.86
const WASH = 0.09

/** The tokens that a merchant's accent sets: with their pressed tone and their wash in the same hue. */
export function accentTokens(accent: string): Readonly<Record<`--accent${string}`, string>> {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(accent)?.slice(1)
  if (!parts || accent.toLowerCase() === OWN) {
    return { '--accent': accent }
  }
  const mixed = (share: number, ground: number) =>
    `#${parts
      .map((part) => Math.round(Number.parseInt(part, 16) * share + ground * (1 - share)))
      .map((value) => value.toString(16).padStart(2, '0'))
      .join('')}`
  return { '--accent': accent, '--accent-pressed': mixed(PRESSED, 0), '--accent-wash': mixed(WASH, 255) }
}
