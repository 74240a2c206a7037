/** The steps of a login by an order's link, in order (A§4). */
export const LINK_LOGIN_STEPS = { 1: 'order', 2: 'merchant', 3: 'user', 4: 'album', 5: 'product' } as const

type LinkLoginStepNumber = keyof typeof LINK_LOGIN_STEPS
export type LinkLoginStep = (typeof LINK_LOGIN_STEPS)[LinkLoginStepNumber]

/** Progress as the specification counts it: the step under way, or minus the step that failed (A§4). */
export type LinkLoginProgress = LinkLoginStepNumber | -1 | -2 | -3 | -4 | -5

const NUMBERS = {
  order: 1,
  merchant: 2,
  user: 3,
  album: 4,
  product: 5,
} as const satisfies Record<LinkLoginStep, LinkLoginStepNumber>

/** The progress number of a step that is under way (`failed` false) or has failed. */
export function linkLoginProgress(step: LinkLoginStep, failed: boolean): LinkLoginProgress {
  const number = NUMBERS[step]
  return failed ? (-number as LinkLoginProgress) : number
}
