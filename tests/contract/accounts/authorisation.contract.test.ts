import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAlbumInfo, setAlbumShareType } from '../../../domain/calls/album.ts'
import type { Call } from '../../../domain/calls/call.ts'
import { editPreview } from '../../../domain/calls/edit-preview.ts'
import { createPreview, openPreview, queryPreviewStatus } from '../../../domain/calls/preview.ts'
import { GROUPS } from '../../../server/call-groups.ts'
import { type Actor, POLICIES, staffRolesOf } from '../../../server/ports/policy.ts'
import { paidOrder } from '../../support/builders/order-items.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import {
  aWorld,
  movingClock,
  PLAYED,
  type Played,
  pageWithPhotosOf,
  type World,
} from '../../support/worlds/authorisation-world.ts'
import { CALL_EXAMPLES } from '../../support/worlds/call-examples.ts'
import { BOOK } from '../../support/worlds/seeded-album.ts'

/** Calls whose right depends on a token in the request itself, and which their own contract tests prove. */
const BY_TOKEN = new Set(['OpenSharedAlbum', 'OpenSharedDesign', 'AddDesignComment', 'GetReUploadOrderInfo'])

/** Refusals that are about the caller; every other answer means that the caller may. */
const NOT_YOURS = new Set([401, 403, 404])

const clock = movingClock()
let server: TestServer
let inWork: string
beforeAll(async () => {
  server = await startTestServer({ role: 'api', clock })
})
afterAll(() => server?.close())

/** Whether every played actor may use one call, asked for the owner's things. */
async function played(call: Call, world: World): Promise<Record<Played, boolean>> {
  const may: Partial<Record<Played, boolean>> = {}
  for (const actor of PLAYED) {
    await world.shareWith(actor)
    const example = CALL_EXAMPLES[call.name]?.({ ...world, clock, inWork }, actor) ?? {}
    const { Code, Msg } = await world.browsers[actor].call(call, example)
    expect({ call: call.name, actor, malformed: Code === 4000 ? Msg : '' }).toEqual({
      call: call.name,
      actor,
      malformed: '',
    })
    may[actor] = !NOT_YOURS.has(Code)
  }
  return may as Record<Played, boolean>
}

/** It changes when somebody signs in or out. */
const sessionsOf = ({ browsers }: World) =>
  PLAYED.flatMap((actor) => ['sid', 'staff'].map((name) => browsers[actor].cookies.get(name) ?? '')).join()

/** Whether the album can still be shared and the design opened: what most calls name. */
async function isWhole({ browsers: { owner }, preview: { aid, tid } }: World): Promise<boolean> {
  const answers = [await owner.call(getAlbumInfo, { aid }), await owner.call(openPreview, { taskid: tid })]
  return answers.every(({ Code }) => Code === 0)
}

test('every call is open to exactly those whom its policy names', async () => {
  const routes = GROUPS.flatMap((group) => group.routes?.(server.deps) ?? []).filter(
    (route) => !BY_TOKEN.has(route.call.name),
  )
  expect(routes.map((route) => route.call.name).filter((name) => !(name in CALL_EXAMPLES))).toEqual([])
  expect(routes.length).toBeGreaterThan(30)

  const lines: string[] = []
  const wrong: string[] = []
  const shared = await aWorld(server, clock)
  const box = { pid: 'standard-album-box', quantity: 1, attridlist: ['cloth-sand'] }
  inWork = await paidOrder(server, { browser: shared.browsers.owner, uid: '' }, [box])
  let used: World | undefined
  for (const { call, policy } of routes) {
    const allowed: readonly Actor[] = POLICIES[policy]
    const wronged = (may: Record<Played, boolean>) => PLAYED.filter((actor) => may[actor] !== allowed.includes(actor))
    // Another minute: an address has so many calls in one.
    clock.nextPhone('1')
    // What the merchant's people change ends nothing that the next of them is let in for.
    const isKept = !call.changes || staffRolesOf(policy) !== undefined
    let world = isKept ? shared : (used ?? (await aWorld(server, clock)))
    let signedIn = sessionsOf(world)
    let may = await played(call, world)
    // An earlier call may have ended what this one names, and its owner is not let in either.
    if (!isKept && used && wronged(may).length > 0) {
      world = await aWorld(server, clock)
      signedIn = sessionsOf(world)
      may = await played(call, world)
    }
    if (!isKept) {
      used = sessionsOf(world) === signedIn && (await isWhole(world)) ? world : undefined
    }
    lines.push(...PLAYED.map((actor) => `${call.name},${policy},${actor},${may[actor] ? 'may' : 'may not'}`))
    wrong.push(
      ...wronged(may).map((actor) => `${call.name}: ${actor} ${may[actor] ? 'may' : 'may not'}, policy ${policy}`),
    )
  }
  expect(wrong).toEqual([])
  await expect(`call,policy,actor,verdict\n${lines.join('\n')}\n`).toMatchFileSnapshot('authorisation-matrix.csv')
})

test('who holds the edit link designs the shared album for himself, for as long as the link lives', async () => {
  const { browsers, preview, shareWith } = await aWorld(server, clock)
  const { owner, 'edit-link': friend, 'read-link': reader } = browsers
  const request = { orderdata: [{ aid: preview.aid, pid: BOOK, seed: 3 }] }
  await shareWith('read-link')
  expect((await reader.call(createPreview, request)).Code).toBe(404)
  await shareWith('edit-link')
  const made = await friend.call(createPreview, request)
  const taskid = made.Data.tid
  const uses = async (browser: typeof friend) => [
    (await browser.call(openPreview, { taskid })).Code,
    (await browser.call(queryPreviewStatus, { taskid, pageindex: '0' })).Code,
    (await browser.call(editPreview, { taskid, pageindex: pageWithPhotosOf(made.Data.design), cmd: 'shuff' })).Code,
  ]
  expect([made.Code, await uses(friend)]).toEqual([0, [0, 0, 0]])
  // A design is its maker's alone: neither the owner of the photos nor who reads the album sees it.
  expect([await uses(owner), await uses(reader)]).toEqual([
    [404, 404, 404],
    [404, 404, 404],
  ])
  await owner.call(setAlbumShareType, { aid: preview.aid, sharetype: 'noshare' })
  expect(await uses(friend)).toEqual([404, 404, 404])
  expect((await owner.call(openPreview, { taskid: preview.tid })).Code).toBe(0)
})
