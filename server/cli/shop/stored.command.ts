import { STEERING_SIGNS } from '../../../domain/text/steering-signs.ts'
import { verifyAgain } from '../../orders/stored/verify-again.ts'
import { createStoredRoundStore, type StoredRound } from '../../stores/storage/stored-rounds.store.ts'
import { createWrongFileStore } from '../../stores/storage/wrong-files.store.ts'
import type { Command } from './command.ts'
import { COMMAND_WORDS } from './command-words.ts'
import { inShop } from './in-shop.ts'

export const storedCommand: Command = {
  ...COMMAND_WORDS.stored,
  run: async (input) => {
    await inShop(input, 'api', async ({ deps }) => {
      const { report } = input
      const rounds = createStoredRoundStore(deps.db)
      const [latest, whole] = [await rounds.latest(), await rounds.lastWhole()]
      if (latest && latest.n !== whole?.n) {
        report(`The round that goes on ${told(latest)}`)
      }
      report(whole ? `The last whole round ${told(whole)}` : 'No round has seen everything yet.')
      const right = await verifyAgain(deps)
      if (right > 0) {
        report(`Right again: ${right} files.`)
      }
      const wrong = await createWrongFileStore(deps.db).list()
      for (const { key, fileName, trouble, mchid, orders, firstSeen } of wrong) {
        const needed = orders.length > 0 ? `needed by ${orders.join(', ')}` : 'of no order'
        const named = fileName === null ? key : `${key} (${fileName.replace(STEERING_SIGNS, '')})`
        report(`${named} is ${trouble} since ${moment(firstSeen)}: merchant ${mchid}, ${needed}`)
      }
      report(wrong.length === 0 ? 'No file is missing or damaged.' : `${wrong.length} files are missing or damaged.`)
    })
  },
}

const moment = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

function told({ begunAt, endedAt, looked, bytes, mended }: StoredRound): string {
  const end = endedAt === null ? '' : `, ended ${moment(endedAt)}`
  return `began ${moment(begunAt)}${end}: ${looked} files, ${(bytes / 1e9).toFixed(3)} GB, ${mended} made again.`
}
