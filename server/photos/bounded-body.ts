/** The whole body of an answer; `too-large` as soon as it goes over `maxBytes`, and the rest is not read. */
export async function boundedBody(response: Response, maxBytes: number): Promise<Buffer | 'too-large'> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of response.body ?? []) {
    bytes += piece.length
    if (bytes > maxBytes) {
      return 'too-large'
    }
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
