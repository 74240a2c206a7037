import type { WxSdk } from '../../../src/messenger/wx-sdk.ts'

interface FakeWx {
  readonly wx: WxSdk
  /** What the page told the messenger, in order: name and what was said. */
  readonly said: readonly (readonly [string, unknown])[]
}

interface Behaviour {
  /** Whether the signature is accepted. */
  readonly accepts?: boolean
  readonly chooses?: readonly string[] | 'cancel' | 'fail'
  /** Photos that the messenger cannot send. */
  readonly loses?: readonly string[]
}

/** A messenger that speaks the JS-SDK: it answers through callbacks, later, and remembers what it was told. */
export function fakeWx({ accepts = true, chooses = ['l1'], loses = [] }: Behaviour = {}): FakeWx {
  const said: (readonly [string, unknown])[] = []
  const later = (tell: () => void) => setTimeout(tell, 0)
  const plain = (name: string) => (what: object) => {
    said.push([name, JSON.parse(JSON.stringify(what))])
  }
  const wx: WxSdk = {
    config: plain('config'),
    ready: (tell) => {
      later(tell)
    },
    error: (tell) => {
      if (!accepts) {
        tell({ errMsg: 'config:invalid signature' })
      }
    },
    chooseImage: (ask) => {
      plain('chooseImage')(ask)
      later(() => {
        if (chooses === 'cancel') {
          ask.cancel?.()
        } else if (chooses === 'fail') {
          ask.fail?.({ errMsg: 'chooseImage:fail' })
        } else {
          ask.success?.({ localIds: chooses.slice(0, ask.count) })
        }
      })
    },
    uploadImage: (ask) => {
      plain('uploadImage')(ask)
      later(() => {
        if (loses.includes(ask.localId)) {
          ask.fail?.({ errMsg: 'uploadImage:fail' })
        } else {
          ask.success?.({ serverId: `server-${ask.localId}` })
        }
      })
    },
    updateAppMessageShareData: plain('updateAppMessageShareData'),
    updateTimelineShareData: plain('updateTimelineShareData'),
    hideMenuItems: plain('hideMenuItems'),
    showMenuItems: plain('showMenuItems'),
  }
  return { wx, said }
}
