import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { URI } from 'otpauth'
import { sendLoginVerifyCode, sendVerifyCode } from '../../domain/calls/account.ts'
import { createAlbum } from '../../domain/calls/album.ts'
import { shareDesign } from '../../domain/calls/design-shares.ts'
import { sendPasswordCode, userReg } from '../../domain/calls/email-account.ts'
import { copyManagedProduct, shelveProduct } from '../../domain/calls/manage/products.ts'
import { uploadTheme } from '../../domain/calls/manage/themes.ts'
import { acceptInvitation, getInvitation, inviteStaff } from '../../domain/calls/staff.ts'
import { getUploadToken } from '../../domain/calls/storage.ts'
import { asId, type MerchantId, type ProductId, type ThemeId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import { createThemeVersionStore } from '../../server/stores/manage/theme-versions.store.ts'
import { generatePhoto } from '../support/builders/generate-photos.ts'
import type { TestClient } from '../support/servers/test-client.ts'
import type { TestServer } from '../support/servers/test-server.ts'
import { RECEIVER, type World } from '../support/worlds/authorisation-world.ts'
import { BOOK, PLAIN } from '../support/worlds/seeded-album.ts'
import type { FuzzClock } from './fuzz-clock.ts'

/** What a scene was set with. */
export interface Stage {
  readonly server: TestServer
  readonly world: World
  readonly clock: FuzzClock
}

/** A request that is answered, and whose browser asks when it is not the one that usually does. */
export interface Scene {
  readonly fields: object
  readonly browser?: TestClient
}

const PASSWORD = 'a long password'
const PASSWORDS = { password: PASSWORD, password2: PASSWORD }
/** The family's package with sixteen pages more and its delivery. */
const PACKAGE_PRICE = 25_300
const PACKAGE = [
  { pid: BOOK, combinepId: 'book', attridlist: PLAIN },
  { pid: 'postcard-12', combinepId: 'cards', attridlist: ['card-matte'] },
  { pid: 'frame-a4', combinepId: 'frame', attridlist: ['wood-oak'] },
]
const CARD = 'postcard-12'
const THEME = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'examples', 'theme-kraft.yaml'), 'utf8')

/**
 * What must have happened right before a call so that it is answered, by the name of its route: a code that is on its way,
 * an invitation with its authenticator. Set when the call is asked, since codes are good for minutes.
 */
export const SCENES: Readonly<Record<string, (stage: Stage) => Promise<Scene>>> = {
  UserLogin: async ({ server, clock }) => {
    const [browser, phone] = [server.client(), clock.nextPhone('135')]
    await browser.call(sendLoginVerifyCode, { phone })
    return { browser, fields: { phone, verifycode: await codeFor(server, phone) } }
  },
  // The sixth code of an internet address within the hour wants a puzzle solved, and all that is asked here comes from one.
  SendVerifyCode: async ({ server, clock }) => {
    const browser = await server.signedIn(clock.nextPhone('135'))
    clock.tick(HOUR)
    return { browser, fields: { phone: clock.nextPhone('134') } }
  },
  BindUserPhone: async ({ server, clock }) => {
    const [old, phone] = [clock.nextPhone('135'), clock.nextPhone('134')]
    const browser = await server.signedIn(old)
    clock.tick(MINUTES)
    await browser.call(sendVerifyCode, { phone })
    const verifycode = await codeFor(server, phone)
    await browser.call(sendVerifyCode, {})
    return { browser, fields: { phone, verifycode, oldcode: await codeFor(server, old) } }
  },
  'User/UserLogin': async (stage) => ({
    fields: { email: await registered(stage), password: PASSWORD },
    browser: stage.server.client(),
  }),
  ResetPassword: async (stage) => {
    const [email, browser] = [await registered(stage), stage.server.client()]
    stage.clock.tick(MINUTES)
    await browser.call(sendPasswordCode, { email })
    return { browser, fields: { email, verifycode: await codeFor(stage.server, email), ...PASSWORDS } }
  },
  MiniProgramLogin: async ({ server }) => ({ fields: { code: 'dev-xiaoming' }, browser: server.client() }),
  CreateThumbnail: async ({ server, world }) => {
    const { owner } = world.browsers
    const bytes = await generatePhoto({ width: 640, height: 480, seed: 3, format: 'jpeg' })
    const { NewAlbumID: aid } = (await owner.call(createAlbum, { name: 'a' })).Data
    const about = { aid, fileName: 'a.jpg', size: bytes.length, md5: createHash('md5').update(bytes).digest('hex') }
    const { Key } = (await owner.call(getUploadToken, about)).Data
    await server.deps.storage.put(Key, bytes)
    return { fields: { Key } }
  },
  OpenSharedDesign: async ({ world }) => ({ fields: { st: await sharedLink(world) } }),
  AddDesignComment: async ({ world }) => {
    const pageid = world.preview.design.pages[0]?.id ?? ''
    return { fields: { st: await sharedLink(world), pageid, x: 0.5, y: 0.5, name: 'Friend', text: 'Fine' } }
  },
  // Paid first, its parts are handed in later.
  CreatePackageOrder: async ({ clock }) => ({
    fields: {
      ...{ ...RECEIVER, mode: 4, coupon: 'none', pay_amount: PACKAGE_PRICE, opid: `fuzz-${clock.nextPhone('1')}` },
      ...{ proddata: { packageId: 'package-family', pkjId: 'set-1', quantity: 1 }, orderdata: PACKAGE },
    },
  }),
  AcceptInvitation: async (stage) => {
    const { browser, accept, code } = await invited(stage)
    return { browser, fields: { ...accept, code: code() } }
  },
  StaffSignIn: async (stage) => {
    const { accept, code } = await joined(stage)
    return { browser: stage.server.client(), fields: { email: accept.email, password: PASSWORD, code: code() } }
  },
  ChangeStaffPassword: async (stage) => {
    const { browser, code } = await joined(stage)
    const password = 'another long password'
    return { browser, fields: { old: PASSWORD, password, password2: password, code: code() } }
  },
  UploadProductPicture: async () => {
    const bytes = await generatePhoto({ width: 640, height: 480, format: 'png', grain: 0, seed: 7 })
    return { fields: { file: Buffer.from(bytes).toString('base64url') } }
  },
  UploadTheme: async () => ({ fields: { file: THEME.replace('id: theme-kraft', 'id: fuzzed') } }),
  PublishTheme: async ({ server, world }) => {
    const file = THEME.replace('id: theme-kraft', 'id: published')
    const { id } = (await world.browsers['staff-owner'].call(uploadTheme, { file })).Data
    const verdicts = createThemeVersionStore(server.deps.db)
    await verdicts.setVerdict(asId<MerchantId>('1'), asId<ThemeId>(id), 'well', {
      findings: [],
      pages: [{ name: 'cover 1', pid: asId<ProductId>(BOOK), picture: 'none' }],
    })
    return { fields: { id, products: [BOOK] } }
  },
  RemoveDemo: async ({ world }) => {
    const staff = world.browsers['staff-owner']
    const { pid } = (await staff.call(copyManagedProduct, { pid: CARD })).Data
    await staff.call(shelveProduct, { pid, shelf: 'on' })
    return { fields: {} }
  },
  DeleteCustomer: async ({ server, clock }) => ({
    fields: { uid: await server.client().signIn(clock.nextPhone('135'), server.deps.outbox) },
  }),
}

/** Past the pause between two codes and the quarter of an hour in which a sign-in is trusted with another phone. */
const MINUTES = 16 * 60_000
/** Past the hour in which the codes of an internet address are counted. */
const HOUR = 61 * 60_000
const HALF_MINUTE = 30_000

async function codeFor(server: TestServer, to: string): Promise<string> {
  const message = (await server.deps.outbox.messages()).find((it) => it.to === to)
  invariant(message, `a code was sent to ${to}`)
  return message.code
}

/** The mailbox of somebody who signs in with a password. */
async function registered({ server, clock }: Stage): Promise<string> {
  const email = `${clock.nextPhone('reg')}@example.com`
  const browser = server.client()
  await browser.call(userReg, { email, ...PASSWORDS })
  await browser.call(userReg, { email, ...PASSWORDS, verifycode: await codeFor(server, email) })
  return email
}

async function sharedLink({ browsers, preview }: World): Promise<string> {
  const { url } = (await browsers.owner.call(shareDesign, { taskid: preview.tid })).Data
  return new URL(url.replace('#/', ''), 'http://shop').searchParams.get('st') ?? ''
}

/** Somebody with an invitation and an authenticator, whose codes work once each. */
async function invited({ server, world, clock }: Stage) {
  const { url } = (await world.browsers['staff-owner'].call(inviteStaff, { role: 'clerk', name: 'New' })).Data
  const t = url.split('?t=')[1] ?? ''
  const browser = server.client()
  const { totp } = (await browser.call(getInvitation, { t })).Data
  const codes = URI.parse(totp)
  const code = () => {
    clock.tick(HALF_MINUTE)
    invariant('period' in codes, 'codes are counted by the time')
    return codes.generate({ timestamp: clock.now() })
  }
  return { browser, code, accept: { t, name: 'New', email: `${clock.nextPhone('staff')}@example.com`, ...PASSWORDS } }
}

async function joined(stage: Stage) {
  const { browser, accept, code } = await invited(stage)
  const answer = await browser.call(acceptInvitation, { ...accept, code: code() })
  invariant(answer.Code === 0, `an invitation is accepted: ${answer.Msg}`)
  return { browser, accept, code }
}
