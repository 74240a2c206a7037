/** What is chosen in the sheet that is open, pages or photos by their ids; it goes with the sheet. */
export interface Marks {
  readonly ids: readonly string[]
  set(ids: readonly string[]): void
}
