import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writtenDocs } from './written-docs.ts'

for (const [file, text] of Object.entries(writtenDocs())) {
  writeFileSync(join(import.meta.dirname, '..', '..', file), text)
  console.log(`written: ${file}`)
}
process.exit(0)
