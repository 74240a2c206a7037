import { expect } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import { LANGUAGES, type Language } from '../domain/language.ts'
import { speak } from '../src/i18n/i18n.ts'
import { SAMPLE_PHOTOS, sampleImages } from '../src/ui/pictures/sample-photos.ts'
import { isPictured, sizesOf } from './pictured.ts'
import { VIEWPORTS } from './toolbar.ts'

/**
 * Pictures that there are, and the SHA-256 of the very bytes that the browser gave when they were written: what is the
 * same to the byte need not be decoded. One that is written for the first time is not among them.
 */
const KNOWN: Readonly<Record<string, string>> =
  Object.values(
    import.meta.glob<Record<string, string>>('./pictures/as-captured.json', { eager: true, import: 'default' }),
  )[0] ?? {}
const IS_WRITING = import.meta.env['STORY_PICTURES'] === 'write'
const IS_COMPARING = import.meta.env['STORY_PICTURES'] === 'compare'

// The letters of the pictures come with the project: what a machine has installed does not show.
if (IS_WRITING || IS_COMPARING) {
  await import('./picture-fonts.css')
  const families = ['Figtree', 'Figtree Marks', 'Source Serif', 'Source Serif Marks', 'Story Sans', 'Story Sans TC']
  await Promise.all(
    families.flatMap((family) =>
      ['400', '600'].map((weight) => document.fonts.load(`${weight} 16px "${family}"`, 'A字…')),
    ),
  )
}

/**
 * A sample photo stays as large as the largest that any page has asked for. Which that is would follow from the stories
 * before, in whatever order they run: all of them find the largest.
 */
async function fetchSamples(): Promise<void> {
  const ids = SAMPLE_PHOTOS.map(({ id }) => id)
  sampleImages.want(ids, 'proxy')
  await new Promise<void>((resolve) => {
    const look = () => {
      if (ids.every((id) => sampleImages.pictureOf(id))) {
        resolve()
      }
    }
    sampleImages.subscribe(look)
    look()
  })
}

if (IS_WRITING || IS_COMPARING) {
  await fetchSamples()
}

/** Pictures without a place in the document, fetched to be painted: the document does not tell when they are there. */
const begun = new Set<HTMLImageElement>()
window.Image = class extends Image {
  constructor(width?: number, height?: number) {
    super(width, height)
    begun.add(this)
  }
}

interface Shown {
  readonly id: string
  readonly globals: Readonly<Record<string, unknown>>
}

/** Compares a story with its pictures: as it stands, then wide and in the other languages where that is chosen. */
export async function comparePictures({ id, globals }: Shown): Promise<void> {
  if (!(IS_WRITING || IS_COMPARING) || !isPictured(id)) {
    return
  }
  const { value } = globals['viewport'] as { readonly value: keyof typeof VIEWPORTS }
  const own = globals['language'] as Language
  const { width, height } = VIEWPORTS[value].styles
  const { alsoWide, alsoSpoken } = sizesOf(id)
  await picture(`${value}/${id}`)
  if (value === 'phone' && alsoWide) {
    await page.viewport(1280, 800)
    await picture(`wide/${id}`)
    await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10))
  }
  if (value === 'phone' && alsoSpoken) {
    for (const language of LANGUAGES.filter((each) => each !== own)) {
      await speak(language)
      await picture(`${language}/${id}`)
    }
    await speak(own)
  }
}

/** A part of the page that holds the story's frame. */
export interface Clip {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    hashOfPicture: (clip: Clip) => Promise<string>
    unpackPicture: (name: string) => Promise<void>
  }
}

/** Where the frame of the stories is on its page. */
function frame(): Clip {
  const { x, y, width, height } = window.frameElement?.getBoundingClientRect() ?? document.body.getBoundingClientRect()
  return { x, y, width, height }
}

/** Whether a look is the same to the byte; one that is not is taken again until two are the same. */
async function isAsCaptured(name: string): Promise<boolean> {
  let before: string | undefined
  let now = await commands.hashOfPicture(frame())
  while (now !== KNOWN[name] && now !== before) {
    await frames(2)
    before = now
    now = await commands.hashOfPicture(frame())
  }
  return now === KNOWN[name]
}

async function picture(story: string): Promise<void> {
  // The matcher writes file names without two hyphens in a row.
  const name = story.replace(/-{2,}/g, '-')
  if (!IS_WRITING && !KNOWN[name]) {
    return
  }
  await atRest()
  if (IS_WRITING) {
    // What is compared is looked at until it is right; what is written is looked at once, when code that a screen fetches is there.
    await new Promise((resolve) => setTimeout(resolve, FETCHED_MS))
    await atRest()
  }
  // What a phone shows: whatever lies inside of its edges, sheets and dialogs too.
  const phone = document.createElement('div')
  Object.assign(phone.style, { position: 'fixed', inset: '0', pointerEvents: 'none' })
  // By a name: found by where it stands, it is one of two wherever a screen has as many children in a box.
  phone.dataset['testid'] = 'pictured'
  document.body.append(phone)
  document.documentElement.dataset['picturing'] = ''
  try {
    const shown = page.getByTestId('pictured')
    if (!IS_WRITING) {
      if (await isAsCaptured(name)) {
        return
      }
      await commands.unpackPicture(name)
    }
    await matches(shown, name)
  } finally {
    phone.remove()
    delete document.documentElement.dataset['picturing']
  }
}

/**
 * A screen whose code is still being fetched looks at rest: one that differs is looked at again before it is called so, and at least twice, for on a
 * busy machine the first look alone may take all of the time.
 */
async function matches(shown: Locator, name: string): Promise<void> {
  const end = performance.now() + (IS_WRITING ? 0 : LATE_MS)
  for (let looks = 1; ; looks++) {
    try {
      await expect(shown).toMatchScreenshot(name)
      return
    } catch (difference) {
      if (performance.now() > end && (IS_WRITING || looks > LOOKS_AGAIN)) {
        throw difference
      }
    }
    await new Promise((resolve) => setTimeout(resolve, FETCHED_MS))
    await atRest()
  }
}

/** Pictures are there, letters are there, and what follows a size or a language is drawn. */
async function atRest(): Promise<void> {
  await document.fonts.ready
  await painted()
  // One that is fetched only when somebody comes near it would be waited for without end.
  const waiting = [...document.images].filter((image) => !image.complete && isSeen(image))
  await Promise.all(waiting.map((image) => image.decode().catch(() => undefined)))
  await frames(2)
  if (document.querySelector('canvas')) {
    await photosOnCanvas()
  }
}

/** In the window, and in whatever scrolls around it. */
function isSeen(image: HTMLImageElement): boolean {
  const { left, right, top, bottom } = image.getBoundingClientRect()
  const meets = (box: { left: number; right: number; top: number; bottom: number }) =>
    left < box.right && right > box.left && top < box.bottom && bottom > box.top
  if (top >= window.innerHeight || left >= window.innerWidth) {
    return false
  }
  for (let around = image.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== 'visible' && !meets(around.getBoundingClientRect())) {
      return false
    }
  }
  return true
}

/** A canvas asks for its photos when it comes into sight, a frame after it is there, and shows them two frames after they came. */
async function photosOnCanvas(): Promise<void> {
  for (let coming = photosUnderWay(); coming.length > 0; coming = photosUnderWay()) {
    await Promise.all(coming.map(ended))
    await frames(2)
  }
  await frames(2)
}

function photosUnderWay(): readonly HTMLImageElement[] {
  for (const image of begun) {
    if (image.complete) {
      begun.delete(image)
    }
  }
  return [...begun]
}

function ended(image: HTMLImageElement): Promise<unknown> {
  return new Promise((resolve) => {
    image.addEventListener('load', resolve, { once: true })
    image.addEventListener('error', resolve, { once: true })
  })
}

async function frames(count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

/** A screen has fetched its code by then and shows what is being painted as such. */
const FETCHED_MS = 1500
/** So long a screen may differ from its picture on a busy machine. */
const LATE_MS = 20_000
const LOOKS_AGAIN = 2

/** So long is waited for what is being painted; what a story holds in waiting is a picture too. */
const PAINTED_MS = 90_000

/** What stands there until something is painted is gone. */
async function painted(): Promise<void> {
  const end = performance.now() + PAINTED_MS
  while (document.querySelector('div[aria-busy="true"]') && performance.now() < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}
