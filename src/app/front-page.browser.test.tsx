import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DEMO_MERCHANT } from '../../domain/demo/demo-merchant.ts'
import { FRONT_DATA_ID, type FrontData, SHELL_ID } from '../../domain/front/front-data.ts'
import { RUN_CODE, type RunCode } from '../../domain/front/run-code.ts'
import { asId, type UserId } from '../../domain/ids.ts'
import { type Asks, type RouteFiles, waitingScript } from '../../server/http/waiting-script.ts'
import { aWorld, waiting } from '../../stories/fixtures/ports.ts'
import { PRODUCTS } from '../../stories/fixtures/sample-products.ts'
import { speak } from '../i18n/i18n.ts'
import { currentPath, goTo } from '../navigation/hash-location.ts'
import { App } from './App.tsx'
import { Arrived } from './Arrived.tsx'
import './app.css'
import { frontPage } from './front-page.tsx'

let root: Root | undefined

afterEach(() => {
  root?.unmount()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, ASKS.list)
  delete document.documentElement.dataset['shell']
  document.body.replaceChildren()
})

const DATA: FrontData = {
  merchant: { ...DEMO_MERCHANT, findsSubjects: false },
  ...{ me: null, hasBegun: false },
  products: PRODUCTS,
  total: PRODUCTS.length,
}

/** The page as the server writes it, before its script runs. */
async function openPage(language: 'en' | 'zh-Hans' | 'zh-Hant', path = '/', brought = DATA): Promise<void> {
  await page.viewport(375, 667)
  goTo(path, { replace: true })
  const { front, waiting: waits } = frontPage(brought, language)
  await speak(language)
  const data = `<script type="application/json" id="${FRONT_DATA_ID}">${JSON.stringify(brought).replaceAll('<', '\\u003c')}</script>`
  document.body.innerHTML = `<div id="${SHELL_ID}"><div>${front}</div><div hidden>${waits}</div></div><div id="root"></div>${data}`
}

/** The script of the page, in a shop that answers nothing. */
function begin(): void {
  const ports = aWorld({ catalogue: { merchant: waiting, shelf: waiting }, account: { me: waiting } })
  root = createRoot(document.getElementById('root') as HTMLElement)
  root.render(
    <Arrived>
      <App world={{ front: ports, app: () => ports }} />
    </Arrived>,
  )
}

const shell = () => document.getElementById(SHELL_ID)
const arrived = () => vi.waitFor(() => expect(shell()).toBeNull())

/** What the server writes another way, and when a picture is fetched. */
const NOT_COMPARED = ['style', 'loading', 'decoding']

/** The screen in it, as its elements and texts. */
function screenIn(place: Element | null | undefined): Element {
  const screen = place?.querySelector('main')?.parentElement?.cloneNode(true) as Element
  for (const element of screen.querySelectorAll('*')) {
    for (const name of NOT_COMPARED) {
      element.removeAttribute(name)
    }
  }
  return screen
}

test.each(['zh-Hans', 'en', 'zh-Hant'] as const)(
  'the front of the shop is in the page before its script, and the script shows the same: %s',
  async (language) => {
    await openPage(language)
    const before = screenIn(shell()?.firstElementChild)
    const places = () =>
      [...document.querySelectorAll('h1, h2, main a, main button')]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ x, y, width, height }) => [x, y, width, height])
    const placesBefore = places()
    begin()
    await arrived()
    const after = screenIn(document.getElementById('root'))
    expect(after.textContent).toBe(before.textContent)
    expect(after.isEqualNode(before)).toBe(true)
    expect(before.textContent).toContain(DEMO_MERCHANT.shop.description[language])
    expect(places()).toEqual(placesBefore)
  },
)

test('the front keeps the place of a begun design for whoever has begun one, and for nobody else', async () => {
  const me = { uid: asId<UserId>('u1'), nickname: 'Ling', phone: '138****0001', avatar: '', levelId: '' }
  const kept = []
  for (const hasBegun of [true, false]) {
    await openPage('en', '/', { ...DATA, me, hasBegun })
    const before = shell()?.firstElementChild?.textContent?.includes('All my designs')
    begin()
    await arrived()
    kept.push([before, document.getElementById('root')?.textContent?.includes('All my designs')])
    root?.unmount()
  }
  expect(kept).toEqual([
    [true, true],
    [false, false],
  ])
})

test('a link that is tapped before the script is there is followed once it is', async () => {
  await openPage('en')
  shell()?.querySelector('a[href*="prod_list"]')?.setAttribute('data-tapped', '')
  begin()
  await arrived()
  await vi.waitFor(() => expect(currentPath()).toBe('/prod_list'))
})

const A_FILE = '/behind.js'
const ANOTHER_FILE = '/next.js'
const ROUTES = {
  files: [A_FILE, ANOTHER_FILE],
  routes: { prod_details: [0], album_detail: [0], theme_preview: [0, 1] },
  next: { album_detail: ['theme_preview'] },
}

test('pictures that are not in sight come behind what the page begins with', async () => {
  await openPage('en')
  const pictures = [...(shell()?.querySelectorAll('img') ?? [])]
  const named = pictures.map((picture) => {
    const src = picture.getAttribute('src') ?? ''
    picture.removeAttribute('src')
    picture.setAttribute('data-src', src)
    return src
  })
  const isInSight = pictures.map((picture) => picture.getBoundingClientRect().top < window.innerHeight)
  const shown = () => pictures.map((picture) => picture.getAttribute('src') ?? '')
  waitingScript(ROUTES, null, RUN_CODE)
  expect(new Set(isInSight)).toEqual(new Set([true, false]))
  expect(shown()).toEqual(named.map((src, at) => (isInSight[at] ? src : '')))
  window.dispatchEvent(new Event('load'))
  expect(shown()).toEqual(named)
})

/** The address of a file that takes this long to run, ms, and writes down that it ran. */
const fileThatRuns = (name: string, ms: number) => {
  const code = `const end = performance.now() + ${ms}; while (performance.now() < end) {}; window.ran.push('${name}')`
  return `${URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))}#.js`
}

test('the code of a screen runs file by file, with a turn for others between; one that does not come holds nothing up', async () => {
  const ran: string[] = []
  vi.stubGlobal('ran', ran)
  const files = [fileThatRuns('needed', 15), 'blob:nowhere.js', fileThatRuns('short', 0), fileThatRuns('screen', 0)]
  waitingScript({ files, routes: { login: [0, 1, 2, 3] }, next: {} }, null, RUN_CODE)
  const all = (Reflect.get(window, RUN_CODE) as RunCode)('login')
  const turn = window.setInterval(() => ran.push('another'), 0)
  await all
  window.clearInterval(turn)
  const between = ran.slice(ran.indexOf('needed') + 1, ran.indexOf('short'))
  expect([new Set(between), ran.filter((one) => one !== 'another')]).toEqual([
    new Set(['another']),
    ['needed', 'short', 'screen'],
  ])
})

const A_PRODUCT = PRODUCTS[0]
const fetchedAhead = () => [...document.head.querySelectorAll(`link[href="${A_FILE}"]`)].length

/** The page of another screen than the front, as the server writes it, with the script that stands in it. */
async function openBehind(path: string, asks: Asks | null = null, routes: RouteFiles = ROUTES): Promise<HTMLElement> {
  await openPage('en', path)
  for (const link of document.head.querySelectorAll(`link[href="${A_FILE}"], link[href="${ANOTHER_FILE}"]`)) {
    link.remove()
  }
  document.documentElement.dataset['shell'] = 'waiting'
  const waits = shell()?.lastElementChild as HTMLElement
  waits.hidden = false
  waitingScript(routes, asks, RUN_CODE)
  return waits
}

const partsOf = (waits: Element) => ({
  names: [...waits.querySelectorAll('[data-waits=name]')].map((element) => element.textContent),
  picture: waits.querySelector('[data-waits=picture]')?.childElementCount,
  shape: waits.querySelector('main')?.hidden,
})

test('a product that stands on the front waits with its picture and its name; its code comes behind the picture', async () => {
  const name = A_PRODUCT?.name.en ?? ''
  const waits = await openBehind(`/prod_details?pid=${A_PRODUCT?.id}`)
  expect(partsOf(waits)).toEqual({ names: [name, name], picture: 1, shape: true })
  const photo = waits.querySelector('img')
  expect([photo?.loading, photo?.fetchPriority]).toEqual(['eager', 'high'])
  photo?.dispatchEvent(new Event('load'))
  expect(fetchedAhead()).toBe(1)
})

const ASKS: Asks = {
  ...{ list: 'askedOfTests', album: '/album', design: '/design', pictures: '/pictures', wait: 8, pages: 200 },
}
const PHOTO = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAAI='
const photo = (at: number) => ({ imageThumb: `${PHOTO}#${at}` })
const REPLIES: Readonly<Record<string, object>> = {
  '/album': { album: { groups: [{ photos: [photo(0)] }, { photos: [] }, { photos: [photo(1), photo(2), photo(3)] }] } },
  '/design': { pages: [{}, {}, {}] },
  '/pictures': { pages: [{ previewurl: `${PHOTO}#cover` }, { previewurl: `${PHOTO}#1` }] },
}

/** What the script asks of a shop that knows these, and what it asked by the end of the test. */
function asking(): () => readonly string[] {
  const sent = vi.fn<typeof fetch>((path) => Promise.resolve(Response.json({ Data: REPLIES[String(path)] })))
  vi.stubGlobal('fetch', sent)
  return () => sent.mock.calls.map(([path, options]) => `${path} ${options?.body}`)
}

const picturesIn = (waits: Element) =>
  [...waits.querySelectorAll('main [data-awaits] > *')].map((place) => place.querySelector('img')?.src ?? '')

test.each([
  ['/album_detail?aid=a1', ['/album aid=a1'], ['', ...[0, 1, 2].map((at) => photo(at).imageThumb), '']],
  [
    '/theme_preview?aid=a1&taskid=t1',
    ['/design taskid=t1', '/pictures taskid=t1&pageindex=0%2C1%2C2&wait=8'],
    [`${PHOTO}#cover`, '', '', '', ''],
  ],
])(
  'what a screen asks first is asked by the page, its pictures stand there, and its code comes behind: %s',
  async (path, sent, shown) => {
    const calls = asking()
    const waits = await openBehind(path, ASKS)
    await vi.waitFor(() => expect(picturesIn(waits).slice(0, 5)).toEqual(shown))
    expect(calls()).toEqual(sent)
    const asked = Reflect.get(window, ASKS.list) as { path: string; body: string; reply: Promise<Response> }[]
    expect(asked.map(({ path: call, body }) => `${call} ${body}`)).toEqual(sent)
    expect(await (await asked[0]?.reply)?.json()).toEqual({ Data: REPLIES[asked[0]?.path ?? ''] })
    await vi.waitFor(() => expect(fetchedAhead()).toBe(1))
  },
)

test.each([
  ['nobody is signed in', '/album_detail?aid=a1', null],
  ['the album is somebody else’s', '/album_detail?aid=a1&st=s1', ASKS],
  ['a design is made', '/theme_preview?aid=a1&pid=p1', ASKS],
])('nothing is asked by the page where %s', async (_, path, asks) => {
  const calls = asking()
  await openBehind(path, asks)
  expect([calls(), fetchedAhead()]).toEqual([[], 1])
})

test('a shop that does not answer the page holds no code back', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
  await openBehind('/album_detail?aid=a1', ASKS)
  await vi.waitFor(() => expect(fetchedAhead()).toBe(1))
})

test.each(['/prod_details?pid=of-nobody', `/album_detail?pid=${A_PRODUCT?.id}`])(
  'what is not on the front waits with the name of the shop, and its code comes at once: %s',
  async (path) => {
    const waits = await openBehind(path)
    expect(partsOf(waits)).toEqual({ names: [DEMO_MERCHANT.shop.title.en, ''], picture: 0, shape: false })
    expect(fetchedAhead()).toBe(1)
  },
)

test('what the next screen is loaded with comes when this one has rested for a while, once and behind everything else', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback'] })
  try {
    await openBehind('/login')
    const next = () => [...document.head.querySelectorAll<HTMLLinkElement>(`link[href="${ANOTHER_FILE}"]`)]
    window.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(2000)
    goTo('/album_detail?aid=a1')
    vi.advanceTimersByTime(2999)
    expect(next().length).toBe(0)
    vi.advanceTimersByTime(100)
    goTo('/album_detail?aid=a2')
    vi.advanceTimersByTime(10_000)
    expect(next().map(({ rel, fetchPriority }) => [rel, fetchPriority])).toEqual([['modulepreload', 'low']])
    next()[0]?.remove()
  } finally {
    vi.useRealTimers()
  }
})

test('files are named a few at a time, in their order, so that a finger comes between', async () => {
  const files = Array.from({ length: 40 }, (_, at) => `/of-many-${at}.css`)
  const named = () =>
    [...document.head.querySelectorAll('link[href^="/of-many-"]')].map((link) => link.getAttribute('href'))
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => clock++)
  try {
    await openBehind('/login', null, { files, routes: { login: files.map((_, at) => at) }, next: {} })
    const atOnce = named().length
    expect([atOnce > 0, atOnce < 12]).toEqual([true, true])
    await vi.waitFor(() => expect(named()).toEqual(files))
  } finally {
    vi.restoreAllMocks()
    for (const link of document.head.querySelectorAll('link[href^="/of-many-"]')) {
      link.remove()
    }
  }
})

test('the shell stays over the screens of the app that wait, and goes with the first that does not', async () => {
  await openBehind(`/prod_details?pid=${A_PRODUCT?.id}`)
  const place = document.getElementById('root') as HTMLElement
  place.innerHTML = '<main><div data-awaits="prod"></div></main>'
  shell()?.remove()
  await vi.waitFor(() => expect(shell()?.getAttribute('aria-hidden')).toBe('true'))
  expect(shell()?.nextElementSibling).toBe(place)
  document.documentElement.style.setProperty('--above', '40px')
  expect(shell()?.getBoundingClientRect().top).toBe(40)
  document.documentElement.style.removeProperty('--above')
  place.innerHTML = '<main>here</main>'
  await arrived()
})
