import { expect, test } from 'vitest'
import { type BuildManifest, routeFiles } from './build-manifest.ts'

test('what a screen is loaded with is named once, each file behind those that it imports; the page itself names the front', () => {
  const manifest: BuildManifest = {
    'index.html': { file: 'index.js', imports: ['front'], css: ['index.css'] },
    front: { file: 'front.js' },
    controls: { file: 'controls.js', imports: ['front'], css: ['controls.css'] },
    schemas: { file: 'schemas.js' },
    documents: { file: 'documents.js', imports: ['schemas', 'front'] },
    'src/screens/login/LoginScreen.tsx': { file: 'login.js', imports: ['controls', 'documents', 'front'] },
    'src/app/screens-behind.ts': { file: 'behind.js', imports: ['controls'] },
    'src/locales/en.po?rest': { file: 'en.js' },
  }
  const { files, routes } = routeFiles(manifest, 'en')
  expect(routes['login']?.map((at) => files[at])).toEqual([
    ...['controls.js', 'controls.css', 'schemas.js', 'documents.js', 'login.js'],
    ...['behind.js', 'en.js'],
  ])
})

test('what is asked of the shop has its files named like a screen: a guard needs it before there is one', () => {
  const manifest: BuildManifest = {
    'index.html': { file: 'index.js' },
    schemas: { file: 'schemas.js' },
    'src/wiring/app-adapter.ts': { file: 'app.js' },
    'src/wiring/asked-adapter.ts': { file: 'asked.js', imports: ['schemas'] },
  }
  const { files, routes } = routeFiles(manifest, 'en')
  expect(routes['asked']?.map((at) => files[at])).toEqual(['app.js', 'schemas.js', 'asked.js'])
})
