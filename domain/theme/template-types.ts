/**
 * Template types by their number on the wire (B§4): drawn pages in order; pages that the engine lays out; drawn pages
 * chosen by their number of photos; a drawn cover alone; a drawn page for every page.
 */
export const TEMPLATE_TYPES = {
  1: 'fixed',
  2: 'smart',
  3: 'theme',
  4: 'cover',
  5: 'designated',
} as const

export type TemplateTypeNumber = keyof typeof TEMPLATE_TYPES

/** How the pages of a theme come about. */
export type TemplateKind = (typeof TEMPLATE_TYPES)[TemplateTypeNumber]

/** The template type that a request names; `undefined` for none of the five. */
export function templateTypeOf(text: string): TemplateKind | undefined {
  return TEMPLATE_TYPES[Number(text) as TemplateTypeNumber]
}

/** How the pages of this theme come about; a theme that says nothing is smart. */
export function templateKindOf({ template = 'smart' }: { readonly template?: TemplateKind | undefined }): TemplateKind {
  return template
}

/** A template type by its number on the wire. */
export function templateNumberOf(kind: TemplateKind): TemplateTypeNumber {
  return TEMPLATE_NUMBERS[kind]
}

const TEMPLATE_NUMBERS: Readonly<Record<TemplateKind, TemplateTypeNumber>> = {
  fixed: 1,
  smart: 2,
  theme: 3,
  cover: 4,
  designated: 5,
}
