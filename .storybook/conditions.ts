import { accentTokens } from '../domain/merchant/accent-tokens.ts'
import { setStoryDay } from '../stories/fixtures/story-time.ts'

type Globals = Readonly<Record<string, unknown>>

/** A test looks at a still picture. */
const IN_TEST = import.meta.env.MODE === 'test'

const SEEN: Readonly<Record<string, string>> = {
  sun: 'contrast(0.55) brightness(1.25)',
  grey: 'grayscale(1)',
  more: 'contrast(1.35)',
}

let isReduced = false
let stopBurning: () => void = () => undefined
const asked = window.matchMedia.bind(window)

// What the browser itself says of motion cannot be switched by a page: the toolbar answers in its place.
window.matchMedia = (query) => {
  const answer = asked(query)
  if (!isReduced || !query.includes('prefers-reduced-motion')) {
    return answer
  }
  return new Proxy(answer, {
    get: (target, key) => {
      const value = Reflect.get(target, key, target) as unknown
      return key === 'matches' ? query.includes('reduce)') : typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** A toast goes by itself after this many milliseconds (B§9). */
const TOAST_MS = 2000
let held: readonly (() => void)[] = []
/** A screen that loads says after this many milliseconds that it is slow (`src/ui/feedback/Loading.tsx`). */
const SLOW_MS = 5000
let isLongAgo = false
const ask = window.setTimeout.bind(window)

// A still picture is looked at for as long as one likes, and two looks see the same: what has been said stays said.
window.setTimeout = ((work: TimerHandler, ms?: number, ...given: unknown[]) => {
  if (ms === SLOW_MS && (isLongAgo || document.documentElement.dataset['motion'] === 'still')) {
    return isLongAgo ? ask(work, 0, ...given) : 0
  }
  if (ms === TOAST_MS && typeof work === 'function' && document.documentElement.dataset['motion'] === 'still') {
    held = [...held, () => (work as (...words: unknown[]) => void)(...given)]
    return 0
  }
  return ask(work, ms, ...given)
}) as typeof window.setTimeout

/** What was said in one story is not said in the next. */
export function endStory(): void {
  const due = held
  held = []
  for (const work of due) {
    work()
  }
}

/** Whether a story begins when its screen has been loading for long. */
export function beginLater(isLater: boolean): void {
  isLongAgo = isLater
}

/** Sets the page as the toolbar says: text size, motion, how well it is seen, accent, network, processor, today. */
export function applyConditions(globals: Globals): void {
  const root = document.documentElement
  const of = (name: string) => String(globals[name] ?? '')
  const motion = IN_TEST ? 'still' : of('motion')
  root.style.fontSize = of('textSize') === '100' ? '' : `${of('textSize')}%`
  root.style.filter = SEEN[of('contrast')] ?? ''
  const tokens = accentTokens(of('accent'))
  for (const token of ['--accent', '--accent-pressed', '--accent-wash'] as const) {
    root.style.setProperty(token, tokens[token] ?? '')
  }
  root.dataset['motion'] = motion
  root.dataset['network'] = of('network')
  isReduced = motion !== 'full'
  setOnline(of('network') !== 'offline')
  setStoryDay(of('today'))
  stopBurning()
  stopBurning = of('processor') === 'slow' ? burn() : () => undefined
}

function setOnline(online: boolean): void {
  if (navigator.onLine !== online) {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online })
    window.dispatchEvent(new Event(online ? 'online' : 'offline'))
  }
}

/** Keeps the page busy for 48 of every 64 ms, as a cheap phone is. */
function burn(): () => void {
  const timer = window.setInterval(() => {
    const until = performance.now() + 48
    while (performance.now() < until) {
      // The time is what is wanted.
    }
  }, 64)
  return () => window.clearInterval(timer)
}
