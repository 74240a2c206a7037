import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'

/** What somebody was told by the shop, or by the bank. */
export type Fact =
  /** The shop has taken a file: it will be found again, byte for byte. */
  | { readonly did: 'upload'; readonly uid: string; readonly aid: string; readonly key: string; readonly md5: string }
  /** A design is there, at this revision, with these pages (a hash each). */
  | {
      readonly did: 'design'
      readonly uid: string
      readonly taskid: string
      readonly rev: number
      readonly pages: Pages
    }
  /** An edit was taken: the pages that it changed are these now. */
  | { readonly did: 'edit'; readonly uid: string; readonly taskid: string; readonly rev: number; readonly pages: Pages }
  | {
      readonly did: 'order'
      readonly uid: string
      readonly oid: string
      readonly opid: string
      readonly amount: number
      readonly needs: 'design' | 'photos' | 'nothing'
    }
  /** The bank has the money of a payer. */
  | { readonly did: 'pay'; readonly oid: string; readonly payment: string; readonly amount: number }
  /** The shop has answered the bank's notice of it: it needs to be told no more. */
  | { readonly did: 'notice'; readonly oid: string; readonly payment: string }
  | { readonly did: 'cancel' | 'call-off' | 'part-refund'; readonly oid: string; readonly refund: number }
  | { readonly did: 'print-now'; readonly oid: string }
  /** `shipped`: it was; else it could not be sent as it stood. */
  | { readonly did: 'ship'; readonly oid: string; readonly shipped: boolean }

/** Page id -> hash of the page. */
export type Pages = Readonly<Record<string, string>>
export type Did = Fact['did']

/** An intent, before anybody hears of it, and what became of it; one without an end has an unknown fate. */
export type Line =
  | { readonly what: 'asked'; readonly n: number; readonly at: number; readonly did: Did; readonly on: string }
  | { readonly what: 'acknowledged'; readonly n: number; readonly at: number; readonly fact: Fact }
  | { readonly what: 'refused'; readonly n: number; readonly at: number; readonly reason: string }

/**
 * What was asked of the shop and what it has answered, one JSON line each, on the disk before anything else is done: what
 * stands here as acknowledged must be there afterwards.
 */
export interface Journal {
  asked(did: Did, on: string): number
  acknowledged(n: number, fact: Fact): void
  refused(n: number, reason: string): void
  readonly lines: readonly Line[]
  close(): void
}

export function openJournal(file: string): Journal {
  const handle = openSync(file, 'a', 0o600)
  const lines: Line[] = []
  const write = (line: Line) => {
    writeSync(handle, `${JSON.stringify(line)}\n`)
    fsyncSync(handle)
    lines.push(line)
  }
  let last = 0
  return {
    lines,
    asked: (did, on) => {
      last += 1
      write({ what: 'asked', n: last, at: Date.now(), did, on })
      return last
    },
    acknowledged: (n, fact) => write({ what: 'acknowledged', n, at: Date.now(), fact }),
    refused: (n, reason) => write({ what: 'refused', n, at: Date.now(), reason }),
    close: () => closeSync(handle),
  }
}
