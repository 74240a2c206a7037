import { join } from 'node:path'
import type { OrderId } from '../../domain/ids.ts'

/** Where the print file and the proof of one ordered thing lie. */
export interface PrintFiles {
  readonly folder: string
  readonly pdf: string
  readonly proof: string
}

export function printFiles(dataDir: string, orderId: OrderId, n: number): PrintFiles {
  const folder = join(dataDir, 'print', orderId)
  return { folder, pdf: join(folder, `${n}.pdf`), proof: join(folder, `${n}.proof.json`) }
}
