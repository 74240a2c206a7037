import { Trans } from '@lingui/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { InPieces } from './InPieces.tsx'

afterEach(closeScreen)

/** What is not parted unless it has no room. */
async function piecesOf(children: ReactNode): Promise<readonly string[]> {
  await openScreen(
    <p data-testid="words">
      <InPieces>{children}</InPieces>
    </p>,
    { address: '/index' },
  )
  const words = () => document.querySelector('[data-testid=words]')
  await expect.poll(() => words()?.textContent ?? '').not.toBe('')
  return [...(words()?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent)
}

test.each([
  ['a title of two clauses', '影集保存失败，请刷新获取最新信息', ['影集保存失败，', '请刷新获取最新信息']],
  ['two clauses that are alike', '好！好！', ['好！', '好！']],
  ['what is said in quotes', '他说：“走吧。”我们就走', ['他说：', '“走吧。”', '我们就走']],
  ['a clause that fills a line', '我们检查每一张照片，保留打印用的原图并且替你排好整本书。', ['我们检查每一张照片，']],
  ['one clause', '一本影集装一个故事的照片', []],
  ['English', 'Nothing is lost, and nothing is made twice.', []],
])('%s is parted where a clause ends', async (_, words, pieces) => {
  expect(await piecesOf(words)).toEqual(pieces)
})

test('a title in pieces is told without gaps', async () => {
  await openScreen(
    <h2>
      <InPieces>谢谢，订单已付款</InPieces>
    </h2>,
    { address: '/index' },
  )
  await expect.element(page.getByRole('heading', { name: '谢谢，订单已付款', exact: true })).toBeVisible()
})

test('a sentence of the catalogue is parted as well, and nothing of it is lost', async () => {
  expect(await piecesOf(createElement(Trans, { id: '夏天，我们回来。再见' }))).toEqual(['夏天，', '我们回来。', '再见'])
})
