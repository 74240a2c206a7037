import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FaceId } from '../../domain/theme/theme.ts'

/** The TTF file of a face: the one master that every outline, advance and embedded subset comes from. Absolute path. */
export function masterFile(face: FaceId): string {
  const [, named = '', weight = '', slant = ''] = /^(.+)-(400|700)(-italic)?$/.exec(face) ?? []
  const { family, name } = MASTERS[named] ?? unknownFace(face)
  const style = `${weight === '700' ? '700Bold' : '400Regular'}${slant === '' ? '' : '_Italic'}`
  return join(dirname(require.resolve(`@expo-google-fonts/${family}/package.json`)), style, `${name}_${style}.ttf`)
}

const require = createRequire(import.meta.url)

const MASTERS: Readonly<Record<string, { family: string; name: string }>> = {
  'open-sans': { family: 'open-sans', name: 'OpenSans' },
  lora: { family: 'lora', name: 'Lora' },
  'noto-sans-sc': { family: 'noto-sans-sc', name: 'NotoSansSC' },
  'noto-sans-tc': { family: 'noto-sans-tc', name: 'NotoSansTC' },
}

function unknownFace(face: string): never {
  throw new RangeError(`no font file for face ${face}`)
}
