/** The tokens of the surface as `style/tokens.css` says them; nothing is typed again. */
export function tokensOf(css: string): ReadonlyMap<string, string> {
  const root = /:root \{([^}]*)\}/.exec(css)?.[1] ?? ''
  const pairs = [...root.matchAll(/--([\w-]+):\s*([^;]+);/g)]
  return new Map(pairs.map(([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ').trim()]))
}

/** What the style sheet says of a token, in the comment above it. */
export function commentAbove(css: string, name: string): string {
  const above = css.slice(0, css.indexOf(`--${name}:`))
  return /\/\*([^*]*)\*\/\s*$/.exec(above)?.[1]?.trim() ?? ''
}

/** A colour without transparency. */
export const isHex = (value: string) => /^#[0-9a-f]{6}$/i.test(value)

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two colours by WCAG 2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}
