import { expect, type Page } from '@playwright/test'
import { DEMO_THEMES } from '../../domain/demo/themes.ts'
import { asId, type PageId } from '../../domain/ids.ts'
import { cropPhoto } from './edit-steps.ts'
import { test } from './journey-test.ts'
import { LOCALES } from './locales.ts'
import { openDesign } from './read-design.ts'
import { designByCalls, ownAlbumByCalls } from './set-scene.ts'
import {
  APP,
  captionsOnCanvas,
  leafOnTo,
  middleOf,
  photosOnCanvas,
  type Shopper,
  touch,
  untilInEditor,
  untilSaved,
} from './shopper-steps.ts'
import { beside, fingersOn } from './touch.ts'

test.use({ locale: LOCALES.en })

const PHONE = '13800000072'
const pid = 'book-square-203'

const button = ({ page, say }: Shopper, name: string) => page.getByRole('button', { name: say(name), exact: true })
const inHand = async (page: Page) =>
  asId<PageId>(
    (await page.locator('[data-strip-page][aria-current=page]').getAttribute('data-strip-page')) ?? 'no page',
  )

test('fingers crop, write, lay out, pull, move pages and leave each mode by Back; the book in another look is shared, leafed, written to', async ({
  page,
  say,
  shop,
  otherPhone,
  consoleErrors,
}) => {
  const shopper = { page, say }
  const aid = await ownAlbumByCalls({ page, shop }, PHONE, 'Lisbon')
  const { taskid } = await designByCalls({ page, shop }, { pid, aid })
  await page.goto(`${shop.url}${APP}#/theme_preview?taskid=${taskid}`)
  await untilInEditor(shopper)
  const fingers = await fingersOn(page)
  const saved = async () => {
    await untilSaved(shopper)
    return (await openDesign(shopper)).design
  }
  const pageOf = async (id: PageId) => (await saved()).pages.find((one) => one.id === id)

  await test.step('a word that is composed, in a colour, stands on the page and is kept', async () => {
    await leafOnTo(shopper, async () => (await captionsOnCanvas(page).count()) > 0)
    await touch(page, captionsOnCanvas(page).first())
    await button(shopper, 'Write').tap()
    await expect(page.getByTestId('writing-field')).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await fingers.compose('haibian')
    await expect(captionsOnCanvas(page).first()).toHaveAttribute('aria-label', /haibian$/)
    await fingers.insert('海边的夏天')
    await expect(captionsOnCanvas(page).first()).toHaveAttribute('aria-label', /海边的夏天$/)
    await button(shopper, 'Colour').tap()
    await button(shopper, 'Blue').tap()
    await button(shopper, 'Done').tap()
    const written = (await pageOf(await inHand(page)))?.captions.map(({ text, style }) => ({ text, style }))
    expect(written?.[0]).toEqual({ text: '海边的夏天', style: { colour: '#2b5c8a' } })
  })

  await test.step('Back leaves the writing with what was typed, and then lets go of the text', async () => {
    await button(shopper, 'Write').tap()
    await expect(page.getByTestId('writing-field')).toBeFocused()
    await page.keyboard.press('End')
    await fingers.insert('！')
    await page.goBack()
    await expect(page.getByTestId('writing-field')).toBeHidden()
    expect((await pageOf(await inHand(page)))?.captions[0]?.text).toBe('海边的夏天！')
    await page.goBack()
    await expect(page.locator('[data-testid=canvas] [aria-pressed=true]')).toHaveCount(0)
  })

  const withPhoto = () => leafOnTo(shopper, async () => (await photosOnCanvas(page).count()) > 0)
  const cropped = await test.step('a photo is cropped by pinch and turn', async () => {
    await withPhoto()
    const placement = await cropPhoto(shopper)
    const at = await inHand(page)
    expect((await pageOf(at))?.slots[0]?.placement?.angle).toBeCloseTo(placement.angle, 3)
    return at
  })

  await test.step('a photo that is carried over the edge leafs once a stay, and changes places with the one below the finger', async () => {
    await withPhoto()
    const before = await saved()
    const photoOn = async (id: PageId) => (await pageOf(id))?.slots[0]?.placement?.photoId
    const from = await inHand(page)
    const carried = await photoOn(from)
    const at = await middleOf(photosOnCanvas(page).first())
    await fingers.down(at)
    await expect(page.locator('[data-carried]')).toBeVisible()
    let to = from
    do {
      const left = to
      await fingers.move({ x: 200, y: at.y })
      await fingers.move({ x: 369, y: at.y })
      await expect.poll(() => inHand(page)).not.toBe(left)
      to = await inHand(page)
    } while ((await photosOnCanvas(page).count()) === 0)
    const below = await photoOn(to)
    await fingers.move(await middleOf(photosOnCanvas(page).first()))
    await expect(page.locator('[data-over][data-slot]')).toBeVisible()
    await fingers.up()
    await expect.poll(() => Promise.all([photoOn(from), photoOn(to)])).toEqual([below, carried])
    await page.getByRole('button', { name: say.like('Undo: {undone}') }).tap()
    await expect.poll(saved).toEqual(before)
    await button(shopper, 'Done with this photo').tap()
  })

  await test.step('a photo goes to the tray and on another page; the gap between the two is pulled', async () => {
    await withPhoto()
    await touch(page, photosOnCanvas(page).first())
    await button(shopper, 'Remove').tap()
    const tile = page.locator('[data-tray] button').first()
    await expect(tile).toBeVisible()
    await withPhoto()
    const before = await photosOnCanvas(page).count()
    await tile.tap()
    await expect(photosOnCanvas(page)).toHaveCount(before + 1)
    await button(shopper, 'Layout').tap()
    const gap = page.locator('[data-gap]').first()
    await expect(gap).toBeVisible()
    const at = await inHand(page)
    const lay = async () => (await pageOf(at))?.slots.map(({ box }) => box)
    const was = await lay()
    const upright = (await gap.getAttribute('aria-orientation')) === 'horizontal'
    await fingers.drag(await middleOf(gap), await beside(gap, upright ? { x: 30 } : { y: 30 }))
    await expect.poll(lay).not.toEqual(was)
  })

  await test.step('another layout is chosen by sight; Back closes the layouts and leaves it', async () => {
    const at = await inHand(page)
    const choices = page.getByRole('list', { name: say('Layouts') }).getByRole('button')
    const was = (await pageOf(at))?.slots
    await choices.nth(2).tap()
    await expect.poll(async () => (await pageOf(at))?.slots).not.toEqual(was)
    const now = await pageOf(at)
    await page.goBack()
    await expect(page.getByRole('list', { name: say('Layouts') })).toBeHidden()
    expect(await pageOf(at)).toEqual(now)
  })

  const order = async () => (await openDesign(shopper)).design.pages.map(({ id }) => id)
  const moved = await test.step('pages are moved in the overview; Back closes it', async () => {
    const was = await order()
    await button(shopper, 'All pages').tap()
    const handle = page.getByRole('button', { name: say.like('Move {name}') })
    // The sheet has come to rest.
    await handle.nth(2).tap({ trial: true })
    await fingers.drag(await middleOf(handle.nth(1)), await middleOf(handle.nth(2)), async () => {
      await expect(page.locator('[data-told]')).toHaveText(say.like('Drop here: {0}'))
    })
    await expect.poll(order).not.toEqual(was)
    const now = await order()
    expect([...now].sort()).toEqual([...was].sort())
    await page.goBack()
    await expect(handle.first()).toBeHidden()
    return now
  })

  await test.step('Back leaves the crop as it was, the closer look, the menu and what was done, one after another', async () => {
    const before = await saved()
    await withPhoto()
    await touch(page, photosOnCanvas(page).first())
    await button(shopper, 'Crop').tap()
    await expect(page.locator('[data-part=frame]')).toBeVisible()
    const stage = page.getByTestId('crop-view')
    await fingers.drag(await middleOf(stage), await beside(stage, { x: 20, y: 10 }))
    await page.goBack()
    await expect(stage).toBeHidden()
    await page.goBack()
    await expect(page.locator('[data-testid=canvas] [aria-pressed=true]')).toHaveCount(0)
    await button(shopper, 'More').tap()
    await page.getByRole('menuitem', { name: say('History') }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await saved()).toEqual(before)
  })

  await test.step('loaded again: the pages in their new order, everything as it was made', async () => {
    await page.reload()
    await untilInEditor(shopper)
    expect((await openDesign(shopper)).design.pages.map(({ id }) => id)).toEqual(moved)
  })

  const { design: original } = await openDesign(shopper)
  const copy = await test.step('another look makes another book, with the crop and the words', async () => {
    await button(shopper, 'More').tap()
    await page.getByRole('menuitem', { name: say('Change look or size') }).tap()
    const look = DEMO_THEMES.find(({ id }) => id === 'theme-night')?.name.en ?? ''
    await page
      .getByRole('list', { name: say('Look') })
      .getByRole('button', { name: look })
      .tap()
    await button(shopper, 'Make this book').tap()
    await expect(page).not.toHaveURL(new RegExp(taskid))
    await untilInEditor(shopper)
    const made = await openDesign(shopper)
    expect([original.themeId, made.design.themeId]).toEqual(['theme-white', 'theme-night'])
    const place = original.pages.findIndex(({ id }) => id === cropped)
    const angle = ({ pages }: typeof original) => pages[place]?.slots[0]?.placement?.angle
    expect(angle(made.design)).toBeCloseTo(angle(original) ?? 0, 3)
    expect(made.design.pages.flatMap(({ captions }) => captions.map(({ text }) => text))).toContain('海边的夏天！')
    return made.tid
  })

  await test.step('shared by a link: somebody who is not signed in leafs by a finger and writes to a page; then it is revoked', async () => {
    await page.goto(`${APP}#/design_list`)
    await page
      .getByRole('button', { name: say.like('More options for {name}') })
      .first()
      .tap()
    await page.getByRole('button', { name: say('Share a preview') }).tap()
    await button(shopper, 'Create a link').tap()
    const link = page.getByText(/\/design_flip\?st=/)
    const url = (await link.textContent()) ?? ''
    const other = await otherPhone()
    await other.setViewportSize({ width: 375, height: 667 })
    await other.goto(url)
    const where = other.getByRole('status').first()
    await expect(where).toHaveText(say('Cover'))
    const main = await middleOf(other.getByRole('main'))
    await (await fingersOn(other)).drag({ x: main.x + 120, y: main.y }, { x: main.x - 120, y: main.y })
    await expect(where).not.toHaveText(say('Cover'))
    await other.getByRole('button', { name: say('Comment'), exact: true }).click()
    await other.getByRole('button', { name: say.like('Comment on {called}') }).click()
    await other.getByRole('textbox', { name: say('Your name') }).fill('Oma')
    await other.getByRole('textbox', { name: say('Comment') }).fill('Schön!')
    await other.getByRole('button', { name: say('Send'), exact: true }).click()
    const pin = say('Comment {number} by {name}: {text}', { number: 1, name: 'Oma', text: 'Schön!' })
    await expect(other.getByRole('button', { name: pin })).toBeVisible()
    await page.goto(`${APP}#/theme_preview?taskid=${copy}`)
    await untilInEditor(shopper)
    await leafOnTo(shopper, () => Promise.resolve(true))
    await expect(page.getByRole('button', { name: pin })).toBeVisible()
    await page.goto(`${APP}#/design_list`)
    await page
      .getByRole('button', { name: say.like('More options for {name}') })
      .first()
      .tap()
    await page.getByRole('button', { name: say('Share a preview') }).tap()
    await button(shopper, 'Stop sharing').tap()
    await expect(button(shopper, 'Create a link')).toBeVisible()
    await other.reload()
    await expect(other.getByRole('heading', { name: say('This link no longer works') })).toBeVisible()
  })
  expect(consoleErrors).toEqual([])
})
