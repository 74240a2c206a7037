/** What the panel is told of a screen, over Storybook's channel. */
export const MADE_OF = 'keepsake/made-of'

/** Where the code of a screen stands, and what of `src/ui` it is made of, each with its page. */
export interface ScreenParts {
  readonly code: string
  readonly components: readonly { readonly name: string; readonly storyId: string }[]
}

/** The route that the name of a screen's stories tells: `Checkout 付款 · pay_index · B§5`. */
export function routeIn(title: string): string | undefined {
  return title.startsWith('Screens/')
    ? title.split(' · ').find((part) => /^[a-z]+(_[a-zA-Z]+)?$/.test(part))
    : undefined
}
