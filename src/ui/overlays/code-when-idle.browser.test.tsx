import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codeWhenIdle } from './code-when-idle.ts'

let root: Root
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild as Element)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  root.unmount()
  document.body.replaceChildren()
})

/** A network that loses the first tries, and something that is drawn by the code which comes over it. */
function lostAtFirst(tries: number) {
  const fetch = vi.fn(async () => {
    if (fetch.mock.calls.length <= tries) {
      throw new TypeError('Failed to fetch dynamically imported module')
    }
    return { word: 'drawn' }
  })
  return { fetch, code: codeWhenIdle(fetch) }
}

interface DrawnProps {
  readonly code: ReturnType<typeof lostAtFirst>['code']
  readonly wanted: boolean
  readonly onLost?: () => void
}

function Drawn({ code, wanted, onLost }: DrawnProps) {
  return code.useCode(wanted, onLost)?.word ?? 'nothing'
}

const shows = (word: string) => vi.waitFor(() => expect(document.body.textContent).toBe(word))

test('nobody wants it: it comes when the phone is idle, and is there for all', async () => {
  const { fetch, code } = lostAtFirst(0)
  const idle: (() => void)[] = []
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((run) => idle.push(run as () => void))
  root.render(<Drawn code={code} wanted={false} />)
  await vi.waitFor(() => expect([idle.length, document.body.textContent]).toEqual([1, 'nothing']))
  expect(fetch).toHaveBeenCalledTimes(0)
  idle[0]?.()
  await shows('drawn')
  root.render([<Drawn key="a" code={code} wanted />, <Drawn key="b" code={code} wanted={false} />])
  await shows('drawndrawn')
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('it is wanted and does not come: whoever wanted it is told once, and the next who wants it has it', async () => {
  const { code } = lostAtFirst(1)
  const onLost = vi.fn()
  root.render(<Drawn code={code} wanted onLost={onLost} />)
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(1))
  vi.advanceTimersByTime(60_000)
  expect([onLost.mock.calls.length, document.body.textContent]).toEqual([1, 'nothing'])
  root.render(<Drawn code={code} wanted={false} onLost={onLost} />)
  root.render(<Drawn code={code} wanted onLost={onLost} />)
  root.render(<Drawn key="again" code={code} wanted onLost={onLost} />)
  await shows('drawn')
  expect(onLost).toHaveBeenCalledTimes(1)
})

test('what has to be there is tried for until it comes', async () => {
  const { fetch, code } = lostAtFirst(2)
  root.render(<Drawn code={code} wanted />)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => {
    vi.advanceTimersByTime(3000)
    expect(document.body.textContent).toBe('drawn')
  })
  expect(fetch).toHaveBeenCalledTimes(3)
})
