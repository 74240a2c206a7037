/** How a user came into being: what he signs in with. */
export type LoginType = 'phone' | 'email' | 'wechat' | 'douyin'

/** The ways in (A§6): each has its own form. */
export type LoginKind = 'messenger' | 'mini-program' | 'email' | 'phone'

/** Where the shop is open, and what the merchant has chosen. */
export interface LoginEnvironment {
  readonly inMessenger: boolean
  readonly inMiniProgram: boolean
  /** What `GetConfig/key/osstype` says (A§7): `S3` is the e-mail variant of the shop. */
  readonly osstype: string
  /** 0: the messenger signs its people in (B§2 rule 7). */
  readonly loginMethod: number
}

/**
 * Which way in is offered first (A§6, B§6, readings 5). The short-video program and the messenger know their people;
 * elsewhere the storage variant decides between e-mail and the phone's code.
 */
export function loginKind({ inMessenger, inMiniProgram, osstype, loginMethod }: LoginEnvironment): LoginKind {
  if (inMiniProgram) {
    return 'mini-program'
  }
  if (inMessenger && loginMethod === 0) {
    return 'messenger'
  }
  return osstype === 'S3' ? 'email' : 'phone'
}

/**
 * The ways that are offered beside `kind`, should it not work. A phone number is mainland only, so e-mail is for
 * everybody else (readings 32); in a program of somebody else only its own way and the phone are sure to work.
 */
export function otherKinds(kind: LoginKind): readonly LoginKind[] {
  switch (kind) {
    case 'phone':
      return ['email']
    case 'email':
      return ['phone']
    case 'messenger':
    case 'mini-program':
      return ['phone', 'email']
  }
}

/** Whether a user must bind a phone before going on: on a PC everybody needs one (B§6). */
export function phoneMissing(user: { readonly phone: string }, isPc: boolean): boolean {
  return isPc && user.phone === ''
}
