import { inflateSync } from 'node:zlib'

/** What of PDF/X-4 a file lacks (ISO 15930-7), read from its bytes; empty for a file that keeps the rules we know. */
export function checkPdfX(bytes: Buffer): string[] {
  const text = bytes.toString('latin1')
  const objects = new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [Number(id), body ?? '']),
  )
  const headOf = (body: string) => body.split('\nstream\n')[0] ?? ''
  const heads = [...objects.values()].map(headOf)
  const named = (head: string, key: string) =>
    objects.get(Number(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1])) ?? ''
  const troubles: string[] = []
  const ask = (isRight: boolean, trouble: string) => {
    if (!isRight) {
      troubles.push(trouble)
    }
  }

  ask(text.startsWith('%PDF-1.6'), 'the version is 1.6')
  ask(/\/ID \[<[0-9a-f]+> <[0-9a-f]+>\]/.test(text), 'the trailer has an ID')
  ask(
    !/\/(Encrypt|JavaScript|OpenAction|AA|AcroForm|EmbeddedFiles)\b/.test(heads.join('\n')),
    'nothing acts or is locked',
  )

  const root = heads.find((head) => head.includes('/Type /Catalog')) ?? ''
  const intents = heads.filter((head) => head.includes('/S /GTS_PDFX'))
  ask(intents.length === 1 && /\/OutputConditionIdentifier \(.+\)/.test(intents[0] ?? ''), 'one output intent, named')
  const profile = named(intents[0] ?? '', 'DestOutputProfile')
  const icc = inflateSync(
    Buffer.from(profile.slice(profile.indexOf('\nstream\n') + 8, profile.lastIndexOf('\nendstream')), 'latin1'),
  )
  ask(icc.toString('latin1', 12, 20) === 'prtrCMYK', 'the output profile is one of a printer')

  const xmp = named(root, 'Metadata')
  for (const part of ['GTS_PDFXVersion>PDF/X-4<', 'xmp:CreateDate', 'xmp:ModifyDate', 'xmp:MetadataDate', 'dc:title']) {
    ask(xmp.includes(part), `the metadata has ${part}`)
  }
  for (const part of ['xmpMM:DocumentID', 'xmpMM:VersionID', 'xmpMM:RenditionClass']) {
    ask(xmp.includes(part), `the metadata has ${part}`)
  }
  const info = heads.find((head) => head.includes('/Trapped ') && head.includes('/CreationDate ')) ?? ''
  ask(['/False', '/True'].includes(named(info, 'Trapped')), 'it says whether it is trapped')

  const pages = heads.filter((head) => /\/Type \/Page\n/.test(head))
  ask(pages.length > 0, 'there are pages')
  for (const page of pages) {
    const [media, bleed, trim] = ['MediaBox', 'BleedBox', 'TrimBox'].map((name) => boxIn(page, name))
    ask(isInside(bleed, media) && isInside(trim, bleed), 'the trim lies in the bleed, the bleed in the sheet')
    const resources = named(page, 'Resources')
    ask(resources.includes('/DefaultRGB') || !usesRgb(page, resources, objects), 'RGB has a profile')
  }
  for (const head of heads.filter((one) => one.includes('/Type /FontDescriptor'))) {
    ask(/\/FontFile[23]? \d+ 0 R/.test(head), 'every font is embedded')
  }
  return troubles
}

function boxIn(page: string, name: string): number[] {
  return (new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(page)?.[1] ?? '').trim().split(/\s+/).map(Number)
}

function isInside(inner: readonly number[] = [], outer: readonly number[] = []): boolean {
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN, d = Number.NaN] = inner
  const [left = 0, bottom = 0, right = 0, top = 0] = outer
  return a >= left - 0.01 && b >= bottom - 0.01 && c <= right + 0.01 && d <= top + 0.01
}

/** Pictures or drawing in DeviceRGB. */
function usesRgb(page: string, resources: string, objects: ReadonlyMap<number, string>): boolean {
  const images = [...resources.matchAll(/\/I\d+ (\d+) 0 R/g)].map(([, id]) => objects.get(Number(id)) ?? '')
  const content = objects.get(Number(/\/Contents (\d+) 0 R/.exec(page)?.[1])) ?? ''
  const packed = content.slice(content.indexOf('\nstream\n') + 8, content.lastIndexOf('\nendstream'))
  const drawn = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
  return images.some((image) => image.includes('/ColorSpace /DeviceRGB')) || /\/DeviceRGB (cs|CS)\b/.test(drawn)
}
