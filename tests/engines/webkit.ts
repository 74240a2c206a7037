import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { Builder, Button, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../server/base/free-port.ts'
import type { Engine, Point } from './engine.ts'

declare module 'selenium-webdriver' {
  /** What the published types do not have yet. */
  interface Actions {
    scroll(x: number, y: number, deltaX: number, deltaY: number): Actions
  }
}

/** Where Debian puts the browser that its WebDriver starts. */
export const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
/** Ms that a move takes: the engine tells the page of it in steps. */
const MOVE_MS = 40

/** WebKitGTK by its WebDriver, on a screen of its own that nobody sees. */
export async function openWebKit(): Promise<Engine> {
  const screen = await aScreen()
  const port = await freePort()
  const driver = spawn('/usr/bin/WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, LANG: 'en_US.UTF-8', LC_ALL: 'C.UTF-8', LANGUAGE: 'en' },
  })
  const webdriver = await connected(port)
  await webdriver.manage().window().setRect({ x: 0, y: 0, width: 800, height: 900 })
  return {
    name: 'WebKitGTK',
    async open(url, cookies) {
      await webdriver.get(new URL('/robots.txt', url).href)
      for (const cookie of cookies) {
        await webdriver.manage().addCookie({ ...cookie, path: '/' })
      }
      await webdriver.get(url)
    },
    evaluate: (expression) => webdriver.executeScript(`return (${expression})`),
    async drag([from, ...way]) {
      if (!from) {
        return
      }
      const hand = webdriver
        .actions()
        .move({ ...whole(from), origin: Origin.VIEWPORT, duration: 0 })
        .press()
      for (const to of way) {
        hand.move({ ...whole(to), origin: Origin.VIEWPORT, duration: MOVE_MS })
      }
      await hand.release().perform()
    },
    async doubleTap(at) {
      await webdriver
        .actions()
        .move({ ...whole(at), origin: Origin.VIEWPORT, duration: 0 })
        .press(Button.LEFT)
        .release(Button.LEFT)
        .press(Button.LEFT)
        .release(Button.LEFT)
        .perform()
    },
    async wheel(at, deltaY) {
      await webdriver.actions().scroll(Math.round(at.x), Math.round(at.y), 0, deltaY).perform()
    },
    async press(key) {
      const [last, ...held] = key.split('+').reverse().map(keyCode)
      const hand = webdriver.actions()
      for (const one of held) {
        hand.keyDown(one)
      }
      hand.sendKeys(last ?? '')
      for (const one of held) {
        hand.keyUp(one)
      }
      await hand.perform()
    },
    async type(text) {
      await webdriver.actions().sendKeys(text).perform()
    },
    reload: () => webdriver.navigate().refresh(),
    back: () => webdriver.navigate().back(),
    async screenshot(file) {
      writeFileSync(file, Buffer.from(await webdriver.takeScreenshot(), 'base64'))
    },
    async close() {
      await webdriver.quit().catch(() => undefined)
      await ended(driver)
      await screen.close()
    },
  }
}

const KEYS: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
}

const keyCode = (name: string): string => KEYS[name] ?? name

const whole = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y) })

async function connected(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
  })
  for (let left = 50; ; left--) {
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
    } catch (cause) {
      if (left === 0 || !String(cause).includes('ECONNREFUSED')) {
        throw cause
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

async function aScreen(): Promise<{ readonly display: string; close(): Promise<void> }> {
  const xvfb = spawn('/usr/bin/Xvfb', ['-displayfd', '1', '-screen', '0', '1300x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    xvfb.once('error', reject)
    xvfb.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()))
  })
  return { display: `:${number}`, close: () => ended(xvfb) }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await gone
  }
}
