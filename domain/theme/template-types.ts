/** Template types by their number on the wire (B§4). Themes of this shop are 3: one look, laid out around the photos. */
export const TEMPLATE_TYPES = {
  1: 'fixed',
  2: 'smart',
  3: 'theme',
  4: 'cover',
  5: 'designated',
} as const

export type TemplateTypeNumber = keyof typeof TEMPLATE_TYPES

/** Whose template it is (B§4). */
export const TEMPLATE_OWNERS = ['system', 'factory', 'merchant'] as const

/** What themes are on the wire. */
export const THEME_TEMPLATE: TemplateTypeNumber = 3

/** The template type that a request names; `undefined` for none of the five. */
export function templateTypeOf(text: string): (typeof TEMPLATE_TYPES)[TemplateTypeNumber] | undefined {
  return TEMPLATE_TYPES[Number(text) as TemplateTypeNumber]
}
