import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CALL_BASE } from '../../../domain/calls/call-head.ts'
import { manageProviders } from '../../../domain/calls/manage/providers.ts'
import { manageSettings, saveSettings } from '../../../domain/calls/manage/settings.ts'
import { minorUnits } from '../../../domain/units.ts'
import { says, saysNo } from '../../../stories/fixtures/console.tsx'
import { PROVIDERS, SETTINGS } from '../../../stories/fixtures/console-shop.ts'
import { closeConsole, openConsole } from '../../../tests/support/browser/open-console.tsx'
import { savedSettings } from '../../../tests/support/browser/saved-settings.ts'

afterEach(() => {
  vi.restoreAllMocks()
  closeConsole()
})

const settings = { ...SETTINGS, revs: { changeMinutes: 'read-1' } }
const minutes = () => page.getByLabelText(/^Changes after paying, minutes/)
const savePromises = () => document.querySelector<HTMLButtonElement>('#part-promises button[type=submit]')?.click()

test('of what somebody else has changed meanwhile nothing is written over: what was typed stays, or theirs is taken', async () => {
  const told = 'Somebody else has changed it just now.'
  await openConsole(
    ['/shop'],
    [
      says(manageSettings, settings),
      says(manageProviders, PROVIDERS),
      saysNo(saveSettings, 6302, told, 'changed-meanwhile'),
    ],
  )
  const sent = savedSettings('revs')
  await minutes().fill('45')
  savePromises()
  await expect.element(page.getByText(told)).toBeVisible()
  await expect.element(minutes()).toHaveValue(45)
  expect(sent()).toEqual(['{"changeMinutes":"read-1"}'])
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect.element(minutes()).toHaveValue(SETTINGS.changeMinutes)
})

const parcelPrice = () => page.getByLabelText(/^Parcel to Germany/)

test('whoever takes theirs sees theirs in every field, also where an own amount was typed or a number was emptied', async () => {
  const stands = { ...settings, countries: ['CN', 'DE'], parcels: [{ country: 'DE', price: minorUnits(900) }] }
  const told = 'Somebody else has changed it just now.'
  await openConsole(
    ['/shop'],
    [says(manageSettings, stands), says(manageProviders, PROVIDERS), saysNo(saveSettings, 6302, told)],
  )
  const { reply } = saysNo(saveSettings, 6302, told, 'changed-meanwhile')
  const ask = window.fetch
  vi.spyOn(window, 'fetch').mockImplementation((address, init) =>
    String(address).includes(CALL_BASE + saveSettings.path)
      ? Promise.resolve(Response.json(reply))
      : ask(address, init),
  )
  await minutes().fill('45')
  await parcelPrice().fill('5')
  savePromises()
  await expect.element(page.getByText(told)).toBeVisible()
  await minutes().fill('')
  await parcelPrice().fill('1.500')
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect.element(minutes()).toHaveValue(SETTINGS.changeMinutes)
  await expect.element(parcelPrice()).toHaveValue('9.00')
})

test('a parcel price that was typed and saved shows what somebody else writes later', async () => {
  const stands = { ...settings, countries: ['CN', 'DE'], parcels: [{ country: 'DE', price: minorUnits(900) }] }
  await openConsole(
    ['/shop'],
    [says(manageSettings, stands), says(manageProviders, PROVIDERS), says(saveSettings, { version: 1 })],
  )
  await parcelPrice().fill('5')
  Object.assign(stands, { parcels: [{ country: 'DE', price: minorUnits(500) }] })
  savePromises()
  await expect.element(page.getByText('Done')).toBeVisible()
  await minutes().click()
  Object.assign(stands, { parcels: [{ country: 'DE', price: minorUnits(700) }] })
  comeBack()
  await expect.element(parcelPrice()).toHaveValue('7.00')
})

test.each(['saving', 'taking theirs'])(
  'what cannot be read anew after %s is told, and what was typed stays',
  async (after) => {
    const told = 'Somebody else has changed it just now.'
    await openConsole(['/shop'], [says(manageSettings, settings), says(manageProviders, PROVIDERS)])
    await minutes().fill('45')
    const ask = window.fetch
    const saved =
      after === 'saving' ? says(saveSettings, { version: 1 }) : saysNo(saveSettings, 6302, told, 'changed-meanwhile')
    vi.spyOn(window, 'fetch').mockImplementation((address, init) => {
      const isOf = (path: string) => String(address).endsWith(path) || String(address).includes(`${path}?`)
      return isOf(CALL_BASE + saveSettings.path)
        ? Promise.resolve(Response.json(saved.reply))
        : isOf(CALL_BASE + manageSettings.path)
          ? Promise.resolve(Response.json({ Code: 9001, Msg: 'The shop cannot be read.', Data: null }))
          : ask(address, init)
    })
    savePromises()
    if (after === 'taking theirs') {
      await page.getByRole('button', { name: 'Take theirs' }).click()
    }
    // The page says it too, out of sight.
    await expect.element(page.getByText('The shop cannot be read.').last()).toBeVisible()
    await expect.element(minutes()).toHaveValue(45)
  },
)

test('what is typed while a part is saved stays to be saved', async () => {
  await openConsole(['/shop'], [says(manageSettings, settings), says(manageProviders, PROVIDERS)])
  await minutes().fill('45')
  const ask = window.fetch
  const answered = Promise.withResolvers<Response>()
  vi.spyOn(window, 'fetch').mockImplementation((address, init) =>
    String(address).includes(CALL_BASE + saveSettings.path) ? answered.promise : ask(address, init),
  )
  savePromises()
  await minutes().fill('50')
  answered.resolve(Response.json({ Code: 0, Msg: '', Data: { version: 1 } }))
  await expect.element(page.getByText('Done')).toBeVisible()
  await expect.element(minutes()).toHaveValue(50)
})

/** Comes back to the page, which reads the shop anew. */
const comeBack = () => window.dispatchEvent(new Event('visibilitychange'))
const sentRevs = (asked: { readonly mock: { readonly calls: readonly Parameters<typeof fetch>[] } }) =>
  asked.mock.calls.flatMap(([address, init]) =>
    String(address).includes(CALL_BASE + saveSettings.path)
      ? [JSON.parse(new URLSearchParams(String(init?.body)).get('revs') ?? '{}') as Readonly<Record<string, string>>]
      : [],
  )

test('a field is held against what stood when it was first typed, and not when another one was', async () => {
  const stands = { ...settings, revs: { changeMinutes: 'read-1', shareProfit: 'read-1' } }
  await openConsole(
    ['/shop'],
    [says(manageSettings, stands), says(manageProviders, PROVIDERS), says(saveSettings, { version: 1 })],
  )
  await minutes().fill('45')
  Object.assign(stands, { shareProfit: 8, revs: { changeMinutes: 'read-2', shareProfit: 'read-2' } })
  comeBack()
  const share = page.getByLabelText(/^Share of referral/)
  await expect.element(share).toHaveValue(8)
  await share.fill('9')
  const asked = vi.spyOn(window, 'fetch')
  savePromises()
  await expect.poll(() => sentRevs(asked)).toEqual([{ changeMinutes: 'read-1', shareProfit: 'read-2' }])
})

test('what is typed on while it is saved is held against what was saved, and nothing is named that was not read', async () => {
  const stands: typeof settings & { revs: Record<string, string> } = { ...settings, revs: { changeMinutes: 'read-1' } }
  await openConsole(['/shop'], [says(manageSettings, stands), says(manageProviders, PROVIDERS)])
  await minutes().fill('45')
  const ask = window.fetch
  const answered = Promise.withResolvers<Response>()
  const asked = vi
    .spyOn(window, 'fetch')
    .mockImplementation((address, init) =>
      String(address).includes(CALL_BASE + saveSettings.path)
        ? answered.promise.then((reply) => reply.clone())
        : ask(address, init),
    )
  savePromises()
  await minutes().fill('50')
  Object.assign(stands, { changeMinutes: 45, revs: { changeMinutes: 'read-2' } })
  answered.resolve(Response.json({ Code: 0, Msg: '', Data: { version: 1 } }))
  await expect.element(page.getByText('Done')).toBeVisible()
  await page.getByLabelText(/^Share of referral/).fill('9')
  savePromises()
  await expect.poll(() => sentRevs(asked)).toEqual([{ changeMinutes: 'read-1' }, { changeMinutes: 'read-2' }])
})
