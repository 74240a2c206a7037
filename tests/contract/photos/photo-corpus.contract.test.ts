import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { decideAcceptance } from '../../../domain/photo/acceptance.ts'
import { DEFAULT_BYTE_LIMITS, sizeClassOf } from '../../../domain/photo/size-class.ts'
import { SNIFF_BYTES } from '../../../domain/photo/sniff.ts'
import { createDecoder } from '../../../server/photos/decode-photo.ts'
import type { DecodeVerdict } from '../../../server/ports/decoder.ts'
import { realPhoto } from '../../support/real-photos.ts'

const FOLDER = realPhoto('')

interface Item {
  readonly file: string
  readonly upload_name: string
  readonly declared_mime?: string
  readonly media: { readonly display_width: number; readonly display_height: number }
  readonly expected: { readonly upload: string; readonly load: string | null }
  readonly size_class: string | number
}

const isHere = existsSync(join(FOLDER, 'manifest.json'))
const items: readonly Item[] = isHere ? JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8')).items : []

function bytesOf({ file }: Item): Buffer {
  const stored = readFileSync(join(FOLDER, file))
  return file.endsWith('.gz') ? gunzipSync(stored) : stored
}

/** Loads: whole, whole but blemished, or decided either way by the decoder. Everything else must be refused. */
const loads = ({ expected }: Item) => /^(ok|decodes|either)/.test(expected.load ?? '')

describe.skipIf(!isHere)('real and hostile photos (skipped unless REAL_PHOTOS names their folder)', () => {
  test('upload verdicts and size classes are those of the manifest', () => {
    const differ = items.flatMap((item) => {
      const bytes = bytesOf(item)
      const verdict = decideAcceptance(
        {
          fileName: item.upload_name,
          bytes: bytes.length,
          head: bytes.subarray(0, SNIFF_BYTES),
          ...(item.declared_mime ? { declaredType: item.declared_mime } : {}),
        },
        { limits: DEFAULT_BYTE_LIMITS },
      )
      const wanted = item.expected.upload === 'filtered' ? 'refused' : 'accepted'
      const sizeClass = sizeClassOf(bytes.length, DEFAULT_BYTE_LIMITS)
      const isClass = String(item.size_class).split('/').includes(String(sizeClass))
      return verdict.kind === wanted && isClass ? [] : [`${item.file}: ${JSON.stringify(verdict)}, class ${sizeClass}`]
    })
    expect(differ).toEqual([])
    expect(items.length).toBeGreaterThan(100)
  })

  describe('of files that may be uploaded', () => {
    /** By the bytes: some files have those of another and a name of their own, which the decoder never sees. */
    const verdicts = new Map<string, DecodeVerdict>()
    const uploaded = items.filter(({ expected }) => expected.upload !== 'filtered')
    const printOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
    const verdictOf = (item: Item) => verdicts.get(printOf(bytesOf(item))) as DecodeVerdict

    beforeAll(async () => {
      const decoder = createDecoder()
      const into = mkdtempSync(join(tmpdir(), 'keepsake-corpus-'))
      try {
        for (const item of uploaded) {
          const bytes = bytesOf(item)
          const print = printOf(bytes)
          verdicts.set(print, verdicts.get(print) ?? (await decoder.decode(bytes, { into })))
        }
      } finally {
        await decoder.close()
        rmSync(into, { recursive: true })
      }
    })

    test('each decodes whole and upright, or is refused', () => {
      const differ = uploaded.flatMap((item) => {
        const verdict = verdictOf(item)
        const { display_width: width, display_height: height } = item.media
        const isRight =
          verdict.kind === 'decoded'
            ? loads(item) && verdict.photo.width === width && verdict.photo.height === height
            : !loads(item)
        return isRight ? [] : [`${item.file}: ${JSON.stringify(verdict)}`]
      })
      expect(differ).toEqual([])
    })

    test('auto-design 8.13: of the real photos those lie that lie, and no other', () => {
      const lying = uploaded.flatMap((item) => {
        const verdict = item.file.startsWith('photos/') ? verdictOf(item) : undefined
        return verdict?.kind === 'decoded' && verdict.photo.lies ? [[item.file, verdict.photo.lies]] : []
      })
      expect(lying).toEqual([
        ['photos/lying_orientation_o6.jpg', 3],
        ['photos/sideways_no_tag.jpg', 1],
      ])
    })
  })
})
