import { ALBUM_NAME_MAX } from './album.ts'

/** The name of an album that is made for a product: as many whole words of its name as an album's name may have (B§9). */
export function albumNameOf(product: string): string {
  const words = product.trim().split(/\s+/)
  const fitting = words.findLastIndex((_, at) => lengthOf(words.slice(0, at + 1).join(' ')) <= ALBUM_NAME_MAX)
  const name = words.slice(0, Math.max(1, fitting + 1)).join(' ')
  return [...name]
    .slice(0, ALBUM_NAME_MAX)
    .join('')
    .replace(/[\s\p{P}]+$/u, '')
}

function lengthOf(text: string): number {
  return [...text].length
}
