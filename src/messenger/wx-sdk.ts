/** The part of the messenger's JS-SDK (`jweixin` 1.6) that the shop uses. */
export interface WxSdk {
  config(settings: {
    readonly debug: boolean
    readonly appId: string
    readonly timestamp: number
    readonly nonceStr: string
    readonly signature: string
    readonly jsApiList: readonly string[]
    readonly openTagList?: readonly string[]
  }): void
  ready(tell: () => void): void
  error(tell: (result: WxResult) => void): void
  chooseImage(
    ask: WxAsk<{ readonly localIds: readonly string[] }> & {
      readonly count: number
      readonly sizeType: readonly ('original' | 'compressed')[]
      readonly sourceType: readonly ('album' | 'camera')[]
    },
  ): void
  uploadImage(
    ask: WxAsk<{ readonly serverId: string }> & { readonly localId: string; readonly isShowProgressTips: 0 | 1 },
  ): void
  updateAppMessageShareData(ask: WxAsk<unknown> & WxShare & { readonly desc: string }): void
  updateTimelineShareData(ask: WxAsk<unknown> & WxShare): void
  hideMenuItems(ask: { readonly menuList: readonly string[] }): void
  showMenuItems(ask: { readonly menuList: readonly string[] }): void
}

export interface WxResult {
  readonly errMsg?: string
}

interface WxAsk<Answer> {
  readonly success?: (answer: Answer) => void
  readonly fail?: (result: WxResult) => void
  readonly cancel?: () => void
}

interface WxShare {
  readonly title: string
  readonly link: string
  readonly imgUrl: string
}

/** What the signature of a page allows it to do. */
export const WX_ABILITIES = [
  ...['chooseImage', 'uploadImage', 'updateAppMessageShareData', 'updateTimelineShareData'],
  ...['hideMenuItems', 'showMenuItems'],
] as const

/** Menu items by which a page leaves to other people; hidden where there is nothing to share (B§2 rule 7). */
export const SHARE_MENUS = [
  ...['menuItem:share:appMessage', 'menuItem:share:timeline', 'menuItem:share:qq', 'menuItem:share:weiboApp'],
  ...['menuItem:favorite', 'menuItem:share:facebook', 'menuItem:share:QZone'],
  ...['menuItem:copyUrl', 'menuItem:openWithQQBrowser', 'menuItem:openWithSafari', 'menuItem:share:email'],
] as const
