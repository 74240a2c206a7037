/** What a shared page looks like in a chat. */
export interface ShareCard {
  readonly title: string
  readonly desc: string
  /** A full address of this shop. */
  readonly link: string
  /** A full address; empty: the messenger chooses a picture. */
  readonly image: string
}

/** A photo that lies with the messenger: its own page names it by `localId`, the shop fetches it by `serverId`. */
export interface MessengerPhoto {
  readonly localId: string
  readonly serverId: string
}

export type MessengerPick =
  | {
      readonly kind: 'picked'
      readonly photos: readonly MessengerPhoto[] /** Chosen, but not sent. */
      readonly lost: number
    }
  | { readonly kind: 'cancelled' }
  /** The messenger does not let this page choose photos: the system's own picker is the way on. */
  | { readonly kind: 'unavailable' }

/** The messenger that the shop is open in. There is none elsewhere. */
export interface MessengerPort {
  /** Where the messenger's own sign-in begins, and comes back to `back`. */
  signInAddress(back: string, referral: { readonly refereeid: string; readonly srcuid: string }): string
  /** Whether the messenger lets this page use its abilities. Asked once; `false` is honest and no fault. */
  ready(): Promise<boolean>
  /** Shows the share menu with this card. */
  share(card: ShareCard): Promise<void>
  /** Takes the share menu away. */
  hideMenus(): Promise<void>
  /** Lets the shopper choose photos in original size: nine at most, one for a cover (B§9). */
  pick(count: number): Promise<MessengerPick>
}

/** How many photos the messenger's picker gives at once (B§9). */
export const MESSENGER_PICK_MOST = 9
