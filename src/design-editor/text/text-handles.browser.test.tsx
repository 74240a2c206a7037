import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Point } from '../../../domain/geometry.ts'
import { loupeAt } from '../../../editor/fabric/loupe.ts'
import { fingers } from '../../../tests/support/browser/fingers.ts'
import {
  clearWorkspace,
  nextFrame,
  openWorkspace,
  pixelsAt,
  prepareWorkspace,
  story,
  typeInto,
} from '../../../tests/support/browser/open-workspace.tsx'
import { customerOn } from '../../../tests/support/worlds/customer.ts'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const WORDS = 'two words here'

const field = () => document.querySelector('[data-testid=writing-field]') as HTMLTextAreaElement
const choice = () => [field().selectionStart, field().selectionEnd]
const chosen = () => field().value.slice(field().selectionStart, field().selectionEnd)
const upper = () => document.querySelector('canvas.upper-canvas') as HTMLCanvasElement

/** A title that says `text`, being written. */
async function writing(text: string): Promise<void> {
  const page = story.design.pages.find((one) => one.kind === 'chapter' && one.captions.length > 0)
  const caption = page?.captions.find(({ role }) => role === 'title')
  if (!page || !caption) {
    throw new Error('the story has no chapter page with a title')
  }
  const selection = { kind: 'caption', pageId: page.id, captionId: caption.id } as const
  await openWorkspace({ pageId: page.id, selection }, 'placingText')
  typeInto(field(), text)
  await nextFrame()
  await nextFrame()
}

/** Where a caret at this offset stands: the foot of its letters, client px. */
async function footOf(at: number): Promise<Point & { readonly height: number }> {
  const [from, to] = choice()
  field().setSelectionRange(at, at)
  await nextFrame()
  await nextFrame()
  const { left: x, bottom: y, height } = field().getBoundingClientRect()
  field().setSelectionRange(from ?? 0, to ?? 0)
  await nextFrame()
  return { x, y, height }
}

const middle = async (from: number, to: number): Promise<Point> => {
  const [a, b] = [await footOf(from), await footOf(to)]
  return { x: (a.x + b.x) / 2, y: a.y - a.height / 2 }
}
const knob = ({ x, y }: Point, aside: number): Point => ({ x: x + aside, y: y + 14 })
const beside = ({ x, y }: Point, by: Point): Point => ({ x: x + by.x, y: y + by.y })

function twoTaps(at: Point): void {
  customerOn(document.body, 'touch').tapsTwice(at)
}

async function tap(at: Point): Promise<void> {
  await fingers('touchStart', at)
  await fingers('touchEnd')
}

/** Drags in steps; `meanwhile` is told before the finger lifts. */
async function drag(from: Point, to: Point, meanwhile: () => void = () => undefined): Promise<void> {
  await fingers('touchStart', from)
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await fingers('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  }
  await nextFrame()
  await nextFrame()
  meanwhile()
  await fingers('touchEnd')
}

const ink = (at: Point) => pixelsAt(upper(), at).filter((value, index) => index % 4 === 3 && value > 0).length

test('text: a finger that rests chooses the word below it, as its language has words', async () => {
  await writing('我们在海边散步')
  const at = await middle(3, 5)
  await fingers('touchStart', at)
  await vi.waitFor(() => expect(chosen()).toBe('海边'))
  await fingers('touchEnd')
  await nextFrame()
  expect({ chosen: chosen(), focus: document.activeElement }).toEqual({ chosen: '海边', focus: field() })
})

test('text: two taps of a finger choose a word, and a handle at each end of it is pulled, found from 44 px around', async () => {
  await writing(WORDS)
  const [word, start, end] = [await middle(4, 9), await footOf(4), await footOf(9)]
  const [zero, last] = [await footOf(0), await footOf(14)]
  twoTaps(word)
  await vi.waitFor(() => expect(choice()).toEqual([4, 9]))
  await nextFrame()
  // At the edge of what the finger may miss.
  const right = beside(knob(end, 8), { x: 20, y: 20 })
  await drag(right, beside(right, { x: last.x - end.x, y: 0 }))
  await vi.waitFor(() => expect(choice()).toEqual([4, 14]))
  const left = beside(knob(start, -8), { x: -20, y: 20 })
  await drag(left, beside(left, { x: zero.x - start.x, y: 0 }))
  await vi.waitFor(() => expect(choice()).toEqual([0, 14]))
  expect(field().value).toBe(WORDS)
})

test('text: handles never meet: what is chosen stays chosen', async () => {
  await writing(WORDS)
  const [word, start, end] = [await middle(4, 9), await footOf(4), await footOf(9)]
  twoTaps(word)
  await vi.waitFor(() => expect(choice()).toEqual([4, 9]))
  await nextFrame()
  await drag(knob(end, 8), beside(knob(end, 8), { x: start.x - end.x, y: 0 }))
  expect(choice()[0]).toBe(4)
  expect(choice()[1]).toBeGreaterThan(4)
})

test('text: the caret is pulled by its handle, and a loupe clear of the finger shows what it covers until it lifts', async () => {
  // As in Safari before 16 and Chrome before 99.
  Reflect.deleteProperty(CanvasRenderingContext2D.prototype, 'roundRect')
  await writing(WORDS)
  const [at, to] = [await footOf(9), await footOf(3)]
  await tap({ x: at.x, y: at.y - at.height / 2 })
  await vi.waitFor(() => expect(choice()).toEqual([9, 9]))
  await nextFrame()
  const { left, top, width, height } = upper().getBoundingClientRect()
  const finger = { x: to.x - left, y: to.y + 14 - top }
  const glass = beside(loupeAt(finger, to.y - to.height - top, { width, height }), { x: left, y: top })
  expect(ink(glass)).toBe(0)
  let meanwhile = 0
  await drag(knob(at, 0), beside(knob(at, 0), { x: to.x - at.x, y: 0 }), () => {
    meanwhile = ink(glass)
  })
  await vi.waitFor(() => expect(choice()).toEqual([3, 3]))
  await nextFrame()
  expect({ meanwhile, after: ink(glass) }).toEqual({ meanwhile: 24 * 24, after: 0 })
})
