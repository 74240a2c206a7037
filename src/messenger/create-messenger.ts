import { MESSENGER_PICK_MOST, type MessengerPhoto, type MessengerPort } from '../ports/messenger-port.ts'
import { SHARE_MENUS, WX_ABILITIES, type WxSdk } from './wx-sdk.ts'

/** A page's leave to use the messenger's abilities, signed by the shop (GetWxApiConfig). */
export interface WxLeave {
  readonly appid: string
  readonly timestamp: number
  readonly noncestr: string
  readonly signature: string
}

interface MessengerWorld {
  /** Fetches the messenger's own script. */
  loadSdk(): Promise<WxSdk>
  /** @throws when the shop does not sign: the messenger is not set up for this merchant, or the address is another's. */
  askLeave(url: string): Promise<WxLeave>
  /** The address of the page without what stands behind the `#`, which is what gets signed. */
  pageUrl(): string
  signInAddress: MessengerPort['signInAddress']
}

/** Neither `ready` nor `error` came: old messengers say nothing at all. */
const PATIENCE_MS = 15_000

/** The messenger behind its JS-SDK. Whatever it refuses is said as "not available", and the shop goes on without it. */
export function createMessenger(world: MessengerWorld): MessengerPort {
  let pending: Promise<WxSdk | undefined> | undefined
  const sdk = () => {
    pending ??= configured(world)
    return pending
  }
  return {
    signInAddress: world.signInAddress,
    ready: async () => (await sdk()) !== undefined,
    share: async ({ title, desc, link, image }) => {
      const wx = await sdk()
      wx?.showMenuItems({ menuList: SHARE_MENUS })
      wx?.updateAppMessageShareData({ title, desc, link, imgUrl: image })
      wx?.updateTimelineShareData({ title, link, imgUrl: image })
    },
    hideMenus: async () => {
      ;(await sdk())?.hideMenuItems({ menuList: SHARE_MENUS })
    },
    pick: async (count) => {
      const wx = await sdk()
      if (!wx) {
        return { kind: 'unavailable' }
      }
      const chosen = await choose(wx, Math.min(MESSENGER_PICK_MOST, Math.max(1, count)))
      if (!Array.isArray(chosen)) {
        return { kind: chosen as 'cancelled' | 'unavailable' }
      }
      return { kind: 'picked', ...(await uploaded(wx, chosen)) }
    },
  }
}

async function configured({ loadSdk, askLeave, pageUrl }: MessengerWorld): Promise<WxSdk | undefined> {
  try {
    const [wx, leave] = await Promise.all([loadSdk(), askLeave(pageUrl())])
    return (await agreed(wx, leave)) ? wx : undefined
  } catch {
    // No script, no signature: an ordinary browser page inside the messenger.
    return undefined
  }
}

function agreed(wx: WxSdk, { appid, timestamp, noncestr, signature }: WxLeave): Promise<boolean> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => resolve(false), PATIENCE_MS)
    const tell = (agrees: boolean) => {
      clearTimeout(patience)
      resolve(agrees)
    }
    wx.config({ debug: false, appId: appid, timestamp, nonceStr: noncestr, signature, jsApiList: WX_ABILITIES })
    // `ready` is told after a refused signature too, but `error` comes first.
    wx.error(() => tell(false))
    wx.ready(() => tell(true))
  })
}

/** Original size only: compressed photos would print soft (B§9). */
function choose(wx: WxSdk, count: number): Promise<readonly string[] | 'cancelled' | 'unavailable'> {
  return new Promise((resolve) => {
    wx.chooseImage({
      count,
      sizeType: ['original'],
      sourceType: ['album', 'camera'],
      success: ({ localIds }) => resolve(localIds),
      cancel: () => resolve('cancelled'),
      fail: () => resolve('unavailable'),
    })
  })
}

/** One after the other: the messenger sends one photo at a time and forgets the others. */
async function uploaded(wx: WxSdk, localIds: readonly string[]) {
  const photos: MessengerPhoto[] = []
  for (const localId of localIds) {
    const serverId = await upload(wx, localId)
    if (serverId) {
      photos.push({ localId, serverId })
    }
  }
  return { photos, lost: localIds.length - photos.length }
}

function upload(wx: WxSdk, localId: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    wx.uploadImage({
      localId,
      isShowProgressTips: 1,
      success: ({ serverId }) => resolve(serverId),
      fail: () => resolve(undefined),
      cancel: () => resolve(undefined),
    })
  })
}
