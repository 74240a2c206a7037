import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { WECHAT_PAY_SETTINGS } from './wechat-pay-settings.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

function section(change: object = {}): object {
  return {
    appid: 'wxd678efh567hg6787',
    mchid: '1230000109',
    serial: '408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB',
    privateKey,
    apiV3Key: 'x'.repeat(32),
    platformKeys: { PUB_KEY_ID_1: publicKey },
    ...change,
  }
}

test('keys are PEM texts, or the paths of files that hold them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keepsake-keys-'))
  const file = join(folder, 'apiclient_key.pem')
  writeFileSync(file, privateKey)
  const read = [section(), section({ privateKey: file })].map((given) => {
    const settings = WECHAT_PAY_SETTINGS.schema.parse(given)
    return [settings.privateKey.type, settings.platformKeys['PUB_KEY_ID_1']?.type, settings.apiBase]
  })
  rmSync(folder, { recursive: true })
  expect(read).toEqual(Array(2).fill(['private', 'public', 'https://api.mch.weixin.qq.com']))
})

test('a wrong section is refused with a sentence that holds no secret', () => {
  const wrong = section({ privateKey: '/nowhere.pem', apiV3Key: 'secret-of-ours', platformKeys: {}, secret: 1 })
  const verdict = WECHAT_PAY_SETTINGS.schema.safeParse(wrong)
  const sentences = verdict.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  expect(sentences).toEqual([
    'privateKey: must be a private key in PEM, or the path of a file that holds one',
    'apiV3Key: must have 32 characters',
    'platformKeys: must name at least one key of WeChat Pay',
    ': Unrecognized key: "secret"',
  ])
})
