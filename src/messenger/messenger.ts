/** Whether the shop runs inside the messenger's own browser. */
export function inMessenger(userAgent: string): boolean {
  return /micromessenger/i.test(userAgent) && !/wxwork/i.test(userAgent)
}
