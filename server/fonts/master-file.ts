import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FaceId } from '../../domain/theme/theme.ts'

/** The TTF file of a face: the one master that every outline, advance and embedded subset comes from. Absolute path. */
export function masterFile(face: FaceId): string {
  const [, named = '', weight = '', slant = ''] = /^(.+)-(400|700)(-italic)?$/.exec(face) ?? []
  const { family, name, regular = '400Regular' } = MASTERS[named] ?? unknownFace(face)
  const style = `${weight === '700' ? '700Bold' : regular}${slant === '' ? '' : '_Italic'}`
  return join(dirname(require.resolve(`@expo-google-fonts/${family}/package.json`)), style, `${name}_${style}.ttf`)
}

const require = createRequire(import.meta.url)

/** The package of a family, what its files are called, and which of them is the regular weight. */
const MASTERS: Readonly<Record<string, { family: string; name: string; regular?: string }>> = {
  'open-sans': { family: 'open-sans', name: 'OpenSans' },
  lora: { family: 'lora', name: 'Lora' },
  'noto-sans-sc': { family: 'noto-sans-sc', name: 'NotoSansSC' },
  'noto-sans-tc': { family: 'noto-sans-tc', name: 'NotoSansTC' },
  'noto-sans-sc-light': { family: 'noto-sans-sc', name: 'NotoSansSC', regular: '200ExtraLight' },
  'noto-sans-tc-light': { family: 'noto-sans-tc', name: 'NotoSansTC', regular: '200ExtraLight' },
  'noto-sans-sc-black': { family: 'noto-sans-sc', name: 'NotoSansSC', regular: '900Black' },
  'noto-sans-tc-black': { family: 'noto-sans-tc', name: 'NotoSansTC', regular: '900Black' },
  'noto-sans': { family: 'noto-sans', name: 'NotoSans' },
  'noto-sans-light': { family: 'noto-sans', name: 'NotoSans', regular: '200ExtraLight' },
  'noto-sans-black': { family: 'noto-sans', name: 'NotoSans', regular: '900Black' },
  'biz-udpgothic': { family: 'biz-udpgothic', name: 'BIZUDPGothic' },
  'nanum-gothic': { family: 'nanum-gothic', name: 'NanumGothic' },
  cactus: { family: 'cactus-classical-serif', name: 'CactusClassicalSerif' },
  'ma-shan-zheng': { family: 'ma-shan-zheng', name: 'MaShanZheng' },
  'zcool-kuaile': { family: 'zcool-kuaile', name: 'ZCOOLKuaiLe' },
  cinzel: { family: 'cinzel', name: 'Cinzel' },
  'dm-serif': { family: 'dm-serif-display', name: 'DMSerifDisplay' },
  italiana: { family: 'italiana', name: 'Italiana' },
  'abril-fatface': { family: 'abril-fatface', name: 'AbrilFatface' },
  caveat: { family: 'caveat', name: 'Caveat' },
  oswald: { family: 'oswald', name: 'Oswald' },
  'space-grotesk': { family: 'space-grotesk', name: 'SpaceGrotesk' },
  'courier-prime': { family: 'courier-prime', name: 'CourierPrime' },
}

function unknownFace(face: string): never {
  throw new RangeError(`no font file for face ${face}`)
}
