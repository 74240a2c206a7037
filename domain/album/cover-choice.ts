/** Whether as many cover photos are chosen as the product takes: exactly that many (B§8 cover, readings 56). */
export type CoverVerdict = 'right' | 'too-few' | 'too-many'

export function coverVerdict(chosen: number, wanted: number): CoverVerdict {
  if (chosen < wanted) {
    return 'too-few'
  }
  return chosen > wanted ? 'too-many' : 'right'
}
