import { join } from 'node:path'
import { makeBook, tidyUp } from './book/make-book.ts'
import { readOptions, USAGE } from './book/options.ts'
import { makeReport } from './book/report.ts'

/** `npm run book -- PHOTOS_DIR --out DIR`: the main job without a browser. */
async function main(): Promise<number> {
  const read = readOptions(process.argv.slice(2))
  if (read.kind === 'help') {
    console.log(USAGE)
    return 0
  }
  if (read.kind === 'refused') {
    console.error(read.sentence)
    return 2
  }
  const report = makeReport(process.stdout)
  try {
    await makeBook(read.options, report)
    await tidyUp(read.options)
    report.end()
    console.log(
      read.options.photosOnly
        ? `Every file has its verdict in ${join(read.options.out, 'order.json')}.`
        : `The book is in ${read.options.out}.`,
    )
    return 0
  } catch (error) {
    report.end()
    console.error(error instanceof Error ? error.message : error)
    console.error('Nothing that was stored is lost. Run the same command again to go on.')
    return 1
  }
}

process.exitCode = await main()
