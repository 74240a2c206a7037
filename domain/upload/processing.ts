/** What the server says of a photo that it is processing: 0 done, 1 or 2 in progress, 3 failed (A§4, B§4). */
export type ProcessingCode = 0 | 1 | 2 | 3

export type ProcessingState = 'done' | 'in-progress' | 'failed'

export function processingState(code: ProcessingCode): ProcessingState {
  if (code === 0) {
    return 'done'
  }
  return code === 3 ? 'failed' : 'in-progress'
}
