import { join } from 'node:path'
import { expect, test } from 'vitest'
import own from '../package.json' with { type: 'json' }
import { noticesOf } from './vite-notices.ts'

const ROOT = join(import.meta.dirname, '..')

test('every package that is shipped has its licence in the notices once: modules, fonts, weights, WebAssembly', () => {
  const modules = [
    'react/index.js',
    'react/jsx-runtime.js',
    'hash-wasm/dist/index.esm.js',
    'libheif-js/libheif-wasm/libheif.wasm?url',
    '@vladmandic/face-api/model/tiny_face_detector_model.bin?url',
  ]
  const notices = noticesOf(ROOT, ['\0virtual:own', ...modules.map((id) => join(ROOT, 'node_modules', id))])
  const named = [...notices.matchAll(/^(\S+) \d\S* \(.+\)$/gm)].map(([, name]) => name)
  expect(named).toEqual([...new Set(named)].sort())
  const bundled = ['@vladmandic/face-api', 'hash-wasm', 'libheif-js', 'react', 'twemoji-colr-font', 'workbox-core']
  expect(bundled.filter((name) => !named.includes(name))).toEqual([])
  expect(
    ['GNU LESSER GENERAL PUBLIC LICENSE', 'SIL OPEN FONT LICENSE', 'MIT License'].map((it) => notices.includes(it)),
  ).toEqual([true, true, true])
  const isFont = (name = '') => name.startsWith('@expo-google-fonts/')
  expect(named.filter(isFont)).toEqual(Object.keys(own.dependencies).filter(isFont))
})
