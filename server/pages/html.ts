/** Text as it stands in a page or in an attribute: nothing that somebody wrote becomes markup. */
function escaped(text: string | number): string {
  return String(text).replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
}

/** Markup out of a template: every value is escaped, except markup itself. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Markup | readonly Markup[]

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const text = strings.reduce((all, piece, at) => all + piece + partText(parts[at] ?? ''), '')
  return new Markup(text)
}

function partText(part: Part): string {
  if (part instanceof Markup) {
    return part.text
  }
  return typeof part === 'object' ? part.map((one) => one.text).join('') : escaped(part)
}
