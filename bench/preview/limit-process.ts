import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { limitOf } from './limit.ts'

/** The limit in a process that does nothing else, of the files it is given. Asked for so many times, it answers the CPU ms of one. */
sharp.concurrency(1)
sharp.cache(false)
const once = limitOf(process.argv.slice(2).map((file) => readFileSync(file)))

process.on('message', async (times: number) => {
  const before = process.cpuUsage()
  for (let time = 0; time < times; time++) {
    await once()
  }
  const { user, system } = process.cpuUsage(before)
  process.send?.((user + system) / 1000 / times)
})
process.on('disconnect', () => process.exit(0))
