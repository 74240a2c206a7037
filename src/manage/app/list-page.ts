/** What a list asks for. */
export interface ListPage {
  readonly key: string
  readonly state: 'asks' | ''
  readonly shelf: 'on' | 'off' | ''
  readonly Start: number
  readonly Count: number
}
