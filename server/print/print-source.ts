/** The full-resolution picture of a photo, as printing reads it. Never a thumbnail or a proxy. */
export interface PrintSource {
  /** Local file. JPEG, PNG or WebP; other kinds are stored beside the original as a full-size JPEG. */
  readonly path: string
  /** Upright pixels. */
  readonly width: number
  readonly height: number
  /** The file's own profile is sRGB or it has none: its colours need no conversion. */
  readonly isSrgb: boolean
  /** Of the original file, hex. */
  readonly sha256: string
  /** Of this file: its bytes must still be those that were stored. Absent of one that was made before that was noted. */
  readonly fileSha256?: string
}
