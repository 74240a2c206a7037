import { expect } from '@playwright/test'
import { writeText } from './edit-steps.ts'
import { test } from './journey-test.ts'
import { LOCALES } from './locales.ts'
import { openDesign } from './read-design.ts'
import { designByCalls, ownAlbumByCalls } from './set-scene.ts'
import { APP, captionsOnCanvas, leafOnTo, untilInEditor, untilSaved } from './shopper-steps.ts'

test.use({ locale: LOCALES.en })

/** What the phones that the build is made for (`target` in vite.config.ts) do not have yet: Safari 14, Chrome 87. */
function asIn2021(): void {
  const without = (owner: object, names: readonly string[]) => {
    for (const name of names) {
      Reflect.deleteProperty(owner, name)
    }
  }
  without(Array.prototype, ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'])
  without(String.prototype, ['at', 'isWellFormed', 'toWellFormed'])
  without(Object.getPrototypeOf(Uint8Array.prototype), [
    'at',
    'findLast',
    'findLastIndex',
    'toReversed',
    'toSorted',
    'with',
  ])
  without(Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'symmetricDifference'])
  without(Object, ['hasOwn', 'groupBy'])
  without(Map, ['groupBy'])
  without(Array, ['fromAsync'])
  without(Promise, ['withResolvers', 'try'])
  without(URL, ['canParse', 'parse'])
  without(CanvasRenderingContext2D.prototype, ['roundRect'])
  without(AbortSignal, ['any', 'timeout'])
  without(AbortSignal.prototype, ['throwIfAborted'])
  without(globalThis, [
    'reportError',
    'structuredClone',
    'requestIdleCallback',
    'cancelIdleCallback',
    'scheduler',
    'OffscreenCanvas',
  ])
  // The build writes an expression that looks behind as a call: it fails where its file is run, in Safari before 16.4.
  globalThis.RegExp = new Proxy(RegExp, {
    construct(target, [pattern, flags]) {
      if (/\(\?<[=!]/.test(String(pattern))) {
        throw new SyntaxError(`Invalid regular expression: ${pattern}`)
      }
      return new target(pattern, flags)
    },
    apply: (target, _, [pattern, flags]) => Reflect.construct(globalThis.RegExp, [pattern, flags], target),
  })
}

test('a phone of 2021 opens the shop, a design, and keeps what is written in it', async ({
  page,
  say,
  shop,
  consoleErrors,
}) => {
  const pid = 'book-square-203'
  const aid = await ownAlbumByCalls({ page, shop }, '13800000016', 'Before')
  const { taskid } = await designByCalls({ page, shop }, { pid, aid })
  await page.addInitScript(asIn2021)
  await page.goto(`${shop.url}${APP}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${shop.url}${APP}#/album_detail?aid=${aid}&pid=${pid}`)
  await expect(page.getByRole('button', { name: say('Add photos') })).toBeVisible()
  await page.goto(`${shop.url}${APP}#/theme_preview?pid=${pid}&aid=${aid}&taskid=${taskid}`)
  await untilInEditor({ page, say })
  await leafOnTo({ page, say }, async (shown) => (await captionsOnCanvas(shown).count()) > 0)
  await writeText({ page, say }, 'Written in 2021')
  await untilSaved({ page, say })
  const { design } = await openDesign({ page, say })
  expect(design.pages.flatMap(({ captions }) => captions.map(({ text }) => text))).toContain('Written in 2021')
  await page.goto(`${shop.url}${APP}#/order_index`)
  await expect(page.getByRole('heading', { name: say('My orders') })).toBeVisible()
  expect(consoleErrors).toEqual([])
})
