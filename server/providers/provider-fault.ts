/**
 * A provider could not be asked, did not answer, or not as its protocol says. The message names no secret; the same
 * request may be sent again.
 */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault'
}
