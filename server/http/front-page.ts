import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getAlbumInfo } from '../../domain/calls/album.ts'
import { CALL_BASE } from '../../domain/calls/call-head.ts'
import { merchantField, shelfProductField } from '../../domain/calls/catalogue-fields.ts'
import { openPreview, queryPreviewStatus } from '../../domain/calls/preview.ts'
import { ASKED_AHEAD, HOLD_SECONDS, PAGES_AT_ONCE } from '../../domain/front/asked-ahead.ts'
import { FRONT_DATA_ID, type FrontData, SHELL_ID, SHELVES } from '../../domain/front/front-data.ts'
import { RENEW_PAGE } from '../../domain/front/renew-page.ts'
import { RUN_CODE } from '../../domain/front/run-code.ts'
import type { MerchantId, UserId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import { accentTokens } from '../../domain/merchant/accent-tokens.ts'
import { languagesOf } from '../../domain/merchant/languages-of.ts'
import { maskedPhone } from '../../domain/privacy/mask.ts'
import type { Caller } from '../base/caller.ts'
import type { Deps } from '../ports/deps.ts'
import { createDesignStore } from '../stores/designs.store.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createProductStore } from '../stores/products.store.ts'
import { createUserStore } from '../stores/users.store.ts'
import { type BuildManifest, frontSentences, readBuildManifest, routeFiles } from './build-manifest.ts'
import { firstScript } from './first-script.ts'
import { renewingScript } from './renewing-script.ts'
import { type Asks, waitingScript } from './waiting-script.ts'

/** Where the build puts the shop's front as code for the server, beside the app. */
export const FRONT_PAGE_CODE = join('.front', 'front-page.js')

/** The page of the app, with what its first screen shows in it. */
export interface FrontPage {
  readonly html: string
  /** What of it runs and what of it gives a look, for the content security policy. */
  readonly inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] }
  /** Value of the `Link` header: what the page cannot be shown or started without. */
  readonly links: string
}

type Make = (data: FrontData, language: Language) => { readonly front: string; readonly waiting: string }

/** Whose page it is. */
type Shopper = Pick<FrontData, 'me' | 'hasBegun'>

interface Made {
  readonly page: Omit<FrontPage, 'html'> & { readonly before: string; readonly after: string }
  readonly data: Omit<FrontData, 'me' | 'hasBegun'>
}

/**
 * Makes the page of the app for whoever asks: the merchant's front as text in the language of the caller, and the data that its script begins
 * with. Kept by merchant, language, whether somebody is signed in and has begun a design, until merchant or shelf are others: what a merchant saves stands in the
 * next page, whichever node makes it. Nothing where the app was built without it.
 */
export async function createFrontPages(
  deps: Pick<Deps, 'db' | 'matting'>,
  appDir: string,
  appPath: string,
): Promise<((caller: Caller) => Promise<FrontPage | undefined>) | undefined> {
  const code = join(appDir, FRONT_PAGE_CODE)
  if (!existsSync(code)) {
    return undefined
  }
  const { frontPage }: { readonly frontPage: Make } = await import(pathToFileURL(code).href)
  const template = readFileSync(join(appDir, 'index.html'), 'utf8')
  const manifest = readBuildManifest(appDir)
  const kept = new Map<string, { readonly version: string; readonly made: Promise<Made | undefined> }>()

  const make = async (mchid: MerchantId, language: Language, its: Shopper): Promise<Made | undefined> => {
    const data = await readFront(deps, mchid)
    return (
      data && {
        data,
        page: pageOf(
          { template, manifest, appPath, language, isSignedIn: its.me !== null },
          data,
          frontPage({ ...data, ...its }, language),
        ),
      }
    )
  }
  return async (caller) => {
    const { merchantId, language, uid } = caller
    const [me, hasBegun, shelf] = await Promise.all([
      uid ? signedIn(deps.db, uid, merchantId) : null,
      uid ? createDesignStore(deps.db).isAnyToResume(caller) : false,
      createMerchantStore(deps.db).frontVersion(merchantId),
    ])
    const key = [merchantId, language, me === null, hasBegun].join()
    const version = `${shelf}/${deps.matting.isConfigured(merchantId)}`
    const known = kept.get(key)
    const made = known?.version === version ? known.made : make(merchantId, language, { me, hasBegun })
    if (made !== known?.made) {
      kept.set(key, { version, made })
      // What fails is tried again by the next who asks.
      made.catch(() => kept.delete(key))
    }
    const found = await made
    if (!found) {
      return undefined
    }
    const { before, after, ...page } = found.page
    const data = JSON.stringify({ ...found.data, me, hasBegun } satisfies FrontData).replaceAll('<', '\\u003c')
    return { ...page, html: before + data + after }
  }
}

async function signedIn(db: Deps['db'], id: UserId, mchid: MerchantId): Promise<FrontData['me']> {
  const user = await createUserStore(db).find(id, mchid)
  if (!user) {
    return null
  }
  const { uid, nickname, phone, avatar, typeid } = user
  return { uid, nickname, phone: maskedPhone(phone), avatar, levelId: typeid }
}

async function readFront(
  { db, matting }: Pick<Deps, 'db' | 'matting'>,
  mchid: MerchantId,
): Promise<Omit<FrontData, 'me' | 'hasBegun'> | undefined> {
  const merchant = await createMerchantStore(db).find(mchid)
  if (!merchant) {
    return undefined
  }
  const { products, total } = await createProductStore(db).list(mchid, { start: 0, count: SHELVES, order: 'default' })
  return {
    // As the calls say them: what is not for everybody is no field of theirs.
    merchant: { ...merchantField.parse(merchant), findsSubjects: matting.isConfigured(mchid) },
    products: products.map(({ product }) => shelfProductField.parse(product)),
    total,
  }
}

/** What the page asks for whoever is signed in, in the words of the screens. */
const ASKS: Asks = {
  list: ASKED_AHEAD,
  album: CALL_BASE + getAlbumInfo.path,
  design: CALL_BASE + openPreview.path,
  pictures: CALL_BASE + queryPreviewStatus.path,
  ...{ wait: HOLD_SECONDS, pages: PAGES_AT_ONCE },
}

interface Page {
  readonly template: string
  readonly manifest: BuildManifest
  readonly appPath: string
  readonly language: Language
  readonly isSignedIn: boolean
}

const accentStyle = (accent: string) =>
  Object.entries(accentTokens(accent))
    .map((pair) => pair.join(':'))
    .join(';')

function pageOf(
  { template, manifest, appPath, language, isSignedIn }: Page,
  { merchant }: Omit<FrontData, 'me' | 'hasBegun'>,
  shown: ReturnType<Make>,
): Made['page'] {
  const files = routeFiles(manifest, language)
  const pictures = [...shown.front.matchAll(/<img [^>]*src="([^"]+)"[^>]*loading="lazy"/g)].map(([, src = '']) => src)
  const ahead = { ...files, files: files.files.map((file) => appPath + file) }
  const script = `(${firstScript.toString()})(${JSON.stringify(pictures.slice(0, FIRST_PICTURES))})`
  const asks = JSON.stringify(isSignedIn ? ASKS : null)
  const waiting = `(${waitingScript.toString()})(${JSON.stringify(ahead)},${asks},${JSON.stringify(RUN_CODE)})`
  const renewing = `(${renewingScript.toString()})(${JSON.stringify(RENEW_PAGE)})`
  const { html, css } = withoutStyles(`<div>${laterPictures(shown.front)}</div><div>${shown.waiting}</div>`)
  const accent = /^#[\da-f]{3,8}$/i.test(merchant.shop.accent) ? `:root{${accentStyle(merchant.shop.accent)}}` : ''
  const style = `${accent}[data-shell=front] #${SHELL_ID}>:last-child,[data-shell=waiting] #${SHELL_ID}>:first-child{display:none}${css}`
  const sentences = frontSentences(manifest, language).map((file) => appPath + file)
  const preloads = sentences.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('')
  const page = replaced(template, [
    // The script of the page goes by it before it has read anything else.
    [/<html lang="[^"]*"/, `<html lang="${language}" data-languages="${languagesOf(merchant).join(' ')}"`],
    [/<title>[^<]*<\/title>/, `<title>${escaped(merchant.shop.title[language])}</title><script>${script}</script>`],
    [
      /<meta name="description" content="[^"]*"/,
      `<meta name="description" content="${escaped(merchant.shop.description[language])}"`,
    ],
    [/<\/head>/, `${preloads}<style>${style}</style></head>`],
    [
      /<div id="root"><\/div>/,
      `<div id="${SHELL_ID}">${html}</div><div id="root"></div><script>${waiting}</script><script>${renewing}</script><script type="application/json" id="${FRONT_DATA_ID}">${HERE}</script>`,
    ],
  ])
  const [before = '', after = ''] = page.split(HERE)
  const styles = [...template.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
    ([, file]) => `<${file}>; rel=preload; as=style; crossorigin`,
  )
  const scripts = [...template.matchAll(/<script type="module"[^>]*src="([^"]+)"/g)].map(([, file]) => file ?? '')
  return {
    before,
    after,
    inline: { scripts: [hashOf(script), hashOf(waiting), hashOf(renewing)], styles: [hashOf(style)] },
    links: [...styles, ...[...scripts, ...sentences].map((file) => `<${file}>; rel=modulepreload; crossorigin`)].join(
      ', ',
    ),
  }
}

/** Pictures behind the first few are named only: `waiting-script.ts` lets them come when they are in sight, else behind everything that the page begins with. */
function laterPictures(front: string): string {
  let at = 0
  return front.replaceAll(/<img [^>]*loading="lazy"/g, (picture) =>
    at++ < FIRST_PICTURES ? picture : picture.replace(' src=', ' data-src='),
  )
}

/** Photographs of the open book that stands at the head of the front. */
const FIRST_PICTURES = 4

/** Where the data of the first screen goes. */
const HERE = '\u0000'

/** @throws Error when the template lacks one of the places. */
function replaced(template: string, changes: readonly (readonly [place: RegExp, text: string])[]): string {
  return changes.reduce((page, [place, text]) => {
    if (!place.test(page)) {
      throw new Error(`index.html has no ${place}`)
    }
    return page.replace(place, () => text)
  }, template)
}

/** The same elements with their own styles in a sheet: the content security policy lets no attribute give a look. */
function withoutStyles(markup: string): { readonly html: string; readonly css: string } {
  const styles = new Map<string, number>()
  const html = markup.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    const at = styles.get(style) ?? styles.size
    styles.set(style, at)
    return ` data-styled="${at}"`
  })
  const css = [...styles].map(([style, at]) => `#${SHELL_ID} [data-styled="${at}"]{${unescaped(style)}}`).join('')
  return { html, css }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function unescaped(style: string): string {
  return style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '').replaceAll('&amp;', '&')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
