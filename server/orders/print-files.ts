import { join } from 'node:path'
import type { OrderId } from '../../domain/ids.ts'
import { besides } from '../print/print-besides.ts'

/** One ordered thing as it was handed in: handed in anew it is another one, with files of its own. */
export interface PrintItem {
  readonly orderId: OrderId
  readonly n: number
  readonly designHash: string
}

/** Where the print file and the proof of one ordered thing lie. */
export interface PrintFiles {
  readonly folder: string
  readonly pdf: string
  readonly proof: string
  /** Besides the whole, where the merchant's printer wants them. */
  readonly cover: string
  readonly block: string
  readonly pictures: string
}

export function printFiles(dataDir: string, item: PrintItem): PrintFiles {
  const folder = join(dataDir, 'print', item.orderId)
  const name = printName(item)
  const pdf = join(folder, `${name}.pdf`)
  const [cover, block, pictures] = [besides(pdf, 'cover'), besides(pdf, 'block'), besides(pdf, 'pictures')]
  return { folder, pdf, proof: join(folder, `${name}.proof.json`), cover, block, pictures }
}

/** The design is a part of the name: a job that comes late for an earlier design never writes over the new one's file. */
export function printName({ n, designHash }: PrintItem): string {
  return `${n}-${designHash.slice(0, 16)}`
}
