import { expect, type Page } from '@playwright/test'
import { sendLoginVerifyCode, sendVerifyCode } from '../../domain/calls/account.ts'
import { ask } from './ask.ts'
import { test } from './journey-test.ts'
import { LOCALES } from './locales.ts'
import { APP, signIn } from './shopper-steps.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
const PC =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

async function mailedCode(page: Page, to: string): Promise<string> {
  const answered = await page.request.get('/dev/outbox')
  const { messages } = (await answered.json()) as { messages: { to: string; code: string }[] }
  return messages.find((message) => message.to === to)?.code ?? ''
}

test.describe('in English', () => {
  // Without a phone's name the browser of the tests is a PC, where a phone must be bound.
  test.use({ locale: LOCALES.en, userAgent: PHONE })

  test('B§5 e-mail: registering says what is wrong, mails a code, signs in; later the password does', async ({
    page,
    say,
    consoleErrors,
  }) => {
    await page.goto(`${APP}#/user_index`)
    await page.getByRole('button', { name: say('Sign in with e-mail') }).tap()
    await page.getByRole('button', { name: say('Register') }).tap()
    await page.getByLabel(say('E-mail')).fill('lin@example.com')
    await page.getByLabel(say('New password')).fill('correct horse')
    await page.getByLabel(say('Repeat the password')).fill('correct horsE')
    await page.getByRole('button', { name: say('E-mail me a code') }).tap()
    await expect(page.getByText(say('The two passwords are not the same.'))).toBeVisible()
    await page.getByLabel(say('Repeat the password')).fill('correct horse')
    await page.getByRole('button', { name: say('E-mail me a code') }).tap()
    await expect(page.getByRole('heading', { name: say('Check your e-mail') })).toBeVisible()
    await page
      .getByRole('textbox', { name: say('Code from the e-mail') })
      .pressSequentially(await mailedCode(page, 'lin@example.com'))
    await expect(page.getByRole('heading', { name: say('Account'), exact: true })).toBeVisible()

    await page.context().clearCookies()
    await page.goto(`${APP}#/order_index`)
    await page.reload()
    await page.getByRole('button', { name: say('Sign in with e-mail') }).tap()
    await page.getByLabel(say('E-mail')).fill('lin@example.com')
    await page.getByLabel(say('Password')).fill('wrong password')
    await page.getByRole('button', { name: say('Sign in'), exact: true }).tap()
    await expect(page.getByText(say('The e-mail address or the password is wrong.'))).toBeVisible()
    await page.getByLabel(say('Password')).fill('correct horse')
    await page.getByRole('button', { name: say('Sign in'), exact: true }).tap()
    await expect(page).toHaveURL(/#\/order_index/)
    expect(consoleErrors).toEqual([])
  })
})

test.describe('in Traditional Chinese', () => {
  test.use({ locale: LOCALES['zh-Hant'] })

  test('A§7 messenger login: out to its page and back to where the shopper was; a refusal is said and another way taken [A§2.login-nt]', async ({
    page,
    say,
    consoleErrors,
  }) => {
    const start = '/emall/index.php/Mobile/Shop/GetUserInfoOnLoad?mchid=1&jumpurl='
    await page.goto(`${start}${encodeURIComponent(`${APP}#/order_index`)}`)
    await page.getByRole('button', { name: '不同意' }).tap()
    await expect(page.getByRole('alert').filter({ hasText: '微信驗證失敗' })).toBeVisible()
    await page.getByRole('button', { name: say('Try again with WeChat') }).tap()
    await page.getByRole('button', { name: '以小明的身分登入' }).tap()
    await expect(page).toHaveURL(/#\/order_index/)
    await page.goto(`${APP}#/user_index`)
    await expect(page.getByText('小明')).toBeVisible()
    expect(consoleErrors).toEqual([])
  })
})

test.describe('on a PC, in Simplified Chinese', () => {
  test.use({ locale: LOCALES['zh-Hans'], userAgent: PC })

  test('B§6 login on a PC needs a bound phone: after e-mail the phone is bound, for a code that costs a sum, then the shopper goes on [B§6.pc-phone]', async ({
    page,
    say,
    shop,
    consoleErrors,
  }) => {
    await page.goto(`${APP}#/order_index`)
    await page.getByRole('button', { name: say('Sign in with e-mail') }).tap()
    await page.getByRole('button', { name: say('Register') }).tap()
    await page.getByLabel(say('E-mail')).fill('pc@example.com')
    await page.getByLabel(say('New password')).fill('correct horse')
    await page.getByLabel(say('Repeat the password')).fill('correct horse')
    await page.getByRole('button', { name: say('E-mail me a code') }).tap()
    await expect(page.getByRole('heading', { name: say('Check your e-mail') })).toBeVisible()
    await page
      .getByRole('textbox', { name: say('Code from the e-mail') })
      .pressSequentially(await mailedCode(page, 'pc@example.com'))
    await expect(page.getByRole('heading', { name: say('Add your phone') })).toBeVisible()
    // Five codes went to this address within the hour: the browser pays for the next with a sum (decision 077).
    for (const others of [2, 3, 4, 5, 6]) {
      await ask({ page }, sendLoginVerifyCode, { phone: `1370000000${others}` }, shop.url)
    }
    const solutions: (string | null)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith(sendVerifyCode.path)) {
        solutions.push(new URLSearchParams(request.postData() ?? '').get('solution'))
      }
    })
    await signIn({ page, say }, '13700000001')
    await expect(page).toHaveURL(/#\/order_index/)
    expect(solutions).toEqual([null, expect.stringMatching(/^[0-9a-z]+$/)])
    expect(consoleErrors).toEqual([])
  })
})

test('a page that stays open over a release goes on by itself: the code of its next screen has another name by now', async ({
  page,
  say,
}) => {
  await page.goto(`${APP}#/index`)
  await expect(page.getByRole('main')).toBeVisible()
  let isOld = true
  page.on('request', (request) => {
    isOld &&= !request.isNavigationRequest()
  })
  await page.route('**/emall/app/assets/*.js', (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()))
  await page.evaluate(() => {
    window.location.hash = '#/user_service'
  })
  await expect(page.getByRole('heading', { name: say('Customer service') })).toBeVisible()
  expect(isOld).toBe(false)
})
