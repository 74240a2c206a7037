import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Css px: what is smaller a shopper has to guess. */
const LEAST = 13
const PX_PER_REM = 16
/** A number at an icon, the title on a drawn cover: nobody has to read them, they are told in words beside it. */
const MARKS = new Set(['src/ui/controls/IconButton.module.css', 'src/ui/pictures/PrintedPicture.module.css'])

test('nothing that a shopper reads is smaller than 13 px', () => {
  const small = [...globSync('style/*.css'), ...globSync('src/**/*.css')]
    .filter((file) => !MARKS.has(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:--text-\w+|font-size):\s*([\d.]+)(px|rem)/g)]
        .filter(([, size, unit]) => Number(size) * (unit === 'rem' ? PX_PER_REM : 1) < LEAST)
        .map(([found]) => `${file}: ${found}`),
    )
  expect(small).toEqual([])
})
