import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import PDFDocument from 'pdfkit'
import type { Size } from '../../domain/geometry.ts'
import { MM_PER_INCH, type Mm } from '../../domain/units.ts'
import { drawMarks, SLUG } from './crop-marks.ts'
import { type OutputProfile, type PrintColours, printColours, shippedProfile } from './print-colours.ts'

/** PDF points per millimetre. */
export const POINTS_PER_MM = 72 / MM_PER_INCH

export interface PdfMeta {
  readonly title: string
  /** ISO 8601, for example `2026-01-31T09:00:00Z`. */
  readonly createdAt: string
  /** A UUID that names this file. */
  readonly documentId: string
}

/** A PDF that is being written; pages are drawn in millimetres from the top left of the trim. */
export interface PrintPdf {
  readonly doc: PDFKit.PDFDocument
  /** `folds`: where the sheet is folded, mm from the trim's left. */
  addPage(trim: Size, bleed: number, folds?: readonly Mm[]): void
  /** Settles when the disk has taken enough of what was drawn for the next page to be. */
  room(): Promise<void>
  /** Ends the file; it is complete and flushed when this resolves. */
  end(): Promise<WrittenPdf>
}

/** What was written, counted on its way to the disk. */
export interface WrittenPdf {
  /** Hex. */
  readonly sha256: string
  readonly bytes: number
}

/** How the pages of a file are made besides what is on them. */
export interface PrintTheme {
  readonly colours: PrintColours
  /** Crop marks outside the bleed. */
  readonly marks: boolean
}

/**
 * Opens a PDF of PDF/X-4 structure at `path`: version 1.6, trailer ID, XMP, a GTS_PDFX output intent with a
 * printer profile, TrimBox, BleedBox and MediaBox on every page. RGB is read as sRGB through DefaultRGB; of a CMYK file
 * everything is in the inks of the output profile. Source: ISO 15930-7.
 */
export function openPrintPdf(path: string, meta: PdfMeta, look: PrintTheme = PLAIN_THEME()): PrintPdf {
  const created = new Date(meta.createdAt)
  const doc = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.6' as '1.7',
    margin: 0,
    // No face until one is needed: the default would be read and never used.
    font: '',
    info: { Title: meta.title, Creator: 'Keepsake', Producer: 'Keepsake', CreationDate: created, ModDate: created },
  })
  const file = createWriteStream(path)
  const written = finished(file)
  const hash = createHash('sha256')
  doc.on('data', (chunk: Buffer) => hash.update(chunk))
  doc.pipe(file)
  const inside = internalsOf(doc)
  inside.info['Trapped'] = verbatim(doc, '/False')
  const { colours, marks } = look
  const inSrgb = colours.profile.space === 'srgb'
  const profiles = Promise.all([inSrgb ? packedSrgb() : undefined, colours.output.then(packed)])
  // They are packed while pages are drawn; a failure is met at the end, when they are written.
  profiles.catch(() => undefined)
  const srgb = inSrgb ? openProfile(doc, 3, 'DeviceRGB') : undefined
  const cmyk = openProfile(doc, 4, 'DeviceCMYK')
  const defaultRgb = srgb && addRef(doc, ['ICCBased', srgb])
  const own = colours.profile.space === 'cmyk' && colours.profile.file !== undefined
  const intent = {
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: new String('Custom'),
    OutputCondition: new String('Generic CMYK'),
    RegistryName: new String('http://www.color.org'),
    Info: new String('Generic CMYK, public domain'),
    DestOutputProfile: cmyk,
  }
  const intentRef = doc.ref(intent) as unknown as PdfRef
  if (!own) {
    intentRef.end()
  }
  inside._root.data['OutputIntents'] = [intentRef]
  const slug = marks ? SLUG : 0
  // pdfkit writes its own metadata at the end; PDF/X needs ours, uncompressed.
  inside.endMetadata = () => {
    const stream = doc.ref({ Type: 'Metadata', Subtype: 'XML' }) as unknown as PdfRef
    stream.compress = false
    stream.end(Buffer.from(xmpOf(meta)))
    inside._root.data['Metadata'] = stream
  }
  return {
    doc,
    addPage(trim, bleed, folds = []) {
      const around = slug * POINTS_PER_MM
      const edge = (bleed + slug) * POINTS_PER_MM
      const width = (trim.width + 2 * bleed + 2 * slug) * POINTS_PER_MM
      const height = (trim.height + 2 * bleed + 2 * slug) * POINTS_PER_MM
      doc.addPage({ size: [width, height], margin: 0 })
      const page = doc.page as unknown as PdfPage
      page.dictionary.data['BleedBox'] = [around, around, width - around, height - around]
      page.dictionary.data['TrimBox'] = [edge, edge, width - edge, height - edge]
      if (defaultRgb) {
        page.resources.data['ColorSpace'] = { DefaultRGB: defaultRgb }
      }
      doc.translate(edge, edge).scale(POINTS_PER_MM)
      if (marks) {
        drawMarks(doc, trim, bleed, folds)
      }
    },
    async room() {
      if (file.writableNeedDrain) {
        await once(file, 'drain')
      }
    },
    async end() {
      const [rgb, inks] = await profiles
      srgb?.end(rgb)
      cmyk.end(inks.bytes)
      if (own) {
        // What the operator's profile is called is known when it has been read.
        Object.assign(intent, {
          OutputConditionIdentifier: new String(inks.name),
          OutputCondition: new String(inks.description),
          Info: new String(inks.description),
        })
        intentRef.end()
      }
      doc.end()
      await written
      return { sha256: hash.digest('hex'), bytes: file.bytesWritten }
    },
  }
}

interface PdfRef {
  compress: boolean
  data: Record<string, unknown>
  end(bytes?: Buffer): void
}
interface PdfPage {
  readonly dictionary: { readonly data: Record<string, unknown> }
  readonly resources: { readonly data: Record<string, unknown> }
}
interface PdfInternals {
  readonly info: Record<string, unknown>
  readonly _root: { readonly data: Record<string, unknown> }
  endMetadata: () => void
}

/** The few fields of pdfkit that have no public door; a test of the written file guards each of them. */
function internalsOf(doc: PDFKit.PDFDocument): PdfInternals {
  return doc as unknown as PdfInternals
}

function addRef(doc: PDFKit.PDFDocument, data: unknown): PdfRef {
  const ref = doc.ref(data as Record<string, unknown>) as unknown as PdfRef
  ref.end()
  return ref
}

/** A profile that is given packed: pdfkit would pack it while nothing else goes on. */
function openProfile(doc: PDFKit.PDFDocument, channels: number, alternate: string): PdfRef {
  const ref = doc.ref({ N: channels, Alternate: alternate, Filter: 'FlateDecode' }) as unknown as PdfRef
  ref.compress = false
  return ref
}

/** pdfkit prints the values of Info as strings; a reference is printed as it is, which gives the name that PDF/X asks for. */
function verbatim(doc: PDFKit.PDFDocument, text: string): object {
  const ref = doc.ref({})
  ;(ref as unknown as PdfRef).end()
  const abstractReference = Object.getPrototypeOf(Object.getPrototypeOf(ref)) as object
  return Object.assign(Object.create(abstractReference) as object, { toString: () => text })
}

const PLAIN_THEME = (): PrintTheme => ({ colours: printColours({ space: 'srgb' }), marks: false })

let srgbPacked: Promise<Buffer> | undefined

function packedSrgb(): Promise<Buffer> {
  srgbPacked ??= shippedProfile('srgb').then((icc) => promisify(deflate)(icc))
  return srgbPacked
}

async function packed(profile: OutputProfile): Promise<OutputProfile> {
  return { ...profile, bytes: await promisify(deflate)(profile.bytes) }
}

function xmpOf(meta: PdfMeta): string {
  const escaped = meta.title.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  const date = new Date(meta.createdAt).toISOString().replace(/\.\d+Z$/, '+00:00')
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped}</rdf:li></rdf:Alt></dc:title>
<xmp:CreateDate>${date}</xmp:CreateDate><xmp:ModifyDate>${date}</xmp:ModifyDate><xmp:MetadataDate>${date}</xmp:MetadataDate>
<xmpMM:DocumentID>uuid:${meta.documentId}</xmpMM:DocumentID><xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass><pdf:Trapped>False</pdf:Trapped>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`
}
