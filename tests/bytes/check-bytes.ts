import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { consoleBytes, routeBytes } from './route-bytes.ts'

/**
 * `npm run bytes`: how much a browser fetches before a route can be shown, gzip, read off the build in `dist/app`. A route
 * that is heavier than its limit fails: who has a reason moves the limit, in the same commit as the reason.
 */

interface Limit {
  readonly script: number
  readonly style: number
}

const limits = readJson<Record<string, Limit>>('limits.json')
const consoleLimits = readJson<Record<string, number>>('console-limits.json')
const routes = routeBytes()
const consoleRoutes = consoleBytes()
const problems: string[] = []
console.log('route               script kB  limit  style kB  limit   (gzip, the longest language)')
for (const { route, script, style } of routes) {
  const limit = limits[route]
  console.log(`${route.padEnd(18)} ${cell(script)} ${cell(limit?.script)} ${cell(style)} ${cell(limit?.style)}`)
  if (!limit) {
    problems.push(`${route} has no limit in tests/bytes/limits.json`)
  } else if (script > limit.script || style > limit.style) {
    problems.push(
      `${route}: ${script} kB of script (limit ${limit.script}), ${style} kB of style (limit ${limit.style})`,
    )
  }
}
for (const [route, script] of consoleRoutes) {
  const limit = consoleLimits[route]
  console.log(`${`/manage ${route}`.padEnd(28)} ${cell(script)} ${cell(limit)}`)
  if (limit === undefined || script > limit) {
    problems.push(
      `/manage ${route}: ${script} kB of script (limit ${limit ?? 'missing in tests/bytes/console-limits.json'})`,
    )
  }
}
const gone = [
  ...Object.keys(limits).filter((name) => !routes.some(({ route }) => route === name)),
  ...Object.keys(consoleLimits).filter((route) => !consoleRoutes.has(route)),
]
problems.push(...gone.map((route) => `${route} has a limit and no screen`))
for (const problem of problems) {
  console.error(problem)
}
process.exitCode = problems.length > 0 ? 1 : 0

function cell(value: number | undefined): string {
  return (value?.toFixed(1) ?? '-').padStart(8)
}

function readJson<Value>(name: string): Value {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as Value
}
