// `npm run review-pictures`: what the last run of the stories found changed, as a page: before, after, difference.
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOUND = join(import.meta.dirname, '..', '..', 'build', 'story-pictures')
const END = '-actual.png'

const changed = existsSync(FOUND)
  ? readdirSync(FOUND, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(END))
      .map((file) => file.slice(0, -END.length))
      .sort()
  : []

const rows = changed.map((name) => {
  const cells = (['reference', 'actual', 'diff'] as const).map(
    (part) => `<td><img loading="lazy" src="${encodeURI(name)}-${part}.png" alt="${part} of ${name}"></td>`,
  )
  return `<tr><th colspan="3">${name}</th></tr><tr>${cells.join('')}</tr>`
})
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed pictures</title>
<style>body{font:16px system-ui;margin:24px}td{vertical-align:top;padding:4px}img{max-width:31vw;border:1px solid #ccc}th{text-align:start;padding-top:24px}</style>
<h1>${changed.length} changed</h1><p>Wanted? <code>npm run story-pictures</code> writes them anew.</p>
<table><tr><th>Before</th><th>After</th><th>Difference</th></tr>${rows.join('\n')}</table></html>`

if (changed.length > 0) {
  writeFileSync(join(FOUND, 'index.html'), page)
}
console.log(
  changed.length === 0
    ? 'no picture of a story has changed'
    : `${changed.length} changed: ${join(FOUND, 'index.html')}`,
)
