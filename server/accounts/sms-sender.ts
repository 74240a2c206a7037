/** Sends one login code to one phone. @throws when the provider did not take it. */
export interface SmsSender {
  send(message: { readonly phone: string; readonly code: string }): Promise<void>
}
