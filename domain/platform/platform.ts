/** The messenger's own browser; its version for companies has no shop accounts. */
export function inMessenger(userAgent: string): boolean {
  return /micromessenger/i.test(userAgent) && !/wxwork/i.test(userAgent)
}

/** The page that a short-video mini-program shows inside itself. */
export function inMiniProgram(userAgent: string): boolean {
  return /toutiaomicroapp/i.test(userAgent)
}

/** A computer with a keyboard, as its browser calls itself. What is not sure to be one is not. */
export function isPc(userAgent: string): boolean {
  return /windows nt|macintosh|x11; (linux|cros)/i.test(userAgent) && !/mobile|android|iphone|ipad/i.test(userAgent)
}
