declare module '*.po?front' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

declare module '*.po?rest' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
