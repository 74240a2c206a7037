import type { PictureHeader } from '../../../../domain/photo/header/picture-header.ts'

/** Colour primaries of Display P3 (ITU-T H.273, table 2). */
const P3_PRIMARIES = 12

/**
 * The primary picture of a HEIC file, upright by the file's own rules. `undefined` when it cannot be decoded.
 *
 * The decoder (1.4 MB, LGPL, an asset of its own) is loaded only when this is called.
 */
export async function heicPixels(file: Uint8Array, header: PictureHeader): Promise<ImageData | undefined> {
  const [{ default: factory }, { default: address }] = await Promise.all([
    import('libheif-js/libheif-wasm/libheif.js'),
    import('libheif-js/libheif-wasm/libheif.wasm?url'),
  ])
  const library = factory({ wasmBinary: await (await fetch(address)).arrayBuffer() })
  await library.ready
  const images = new library.HeifDecoder().decode(file)
  const image = images.find((candidate) => candidate.is_primary())
  if (!image) {
    return undefined
  }
  const into = new ImageData(image.get_width(), image.get_height(), {
    colorSpace: isDisplayP3(header) ? 'display-p3' : 'srgb',
  })
  return await new Promise((resolve) => {
    image.display(into, (pixels) => {
      for (const each of images) {
        each.free()
      }
      resolve(pixels ?? undefined)
    })
  })
}

function isDisplayP3({ heicColour }: PictureHeader): boolean {
  if (heicColour?.kind === 'primaries') {
    return heicColour.primaries === P3_PRIMARIES
  }
  // The name stands in the profile as ASCII or as UTF-16, so zero bytes are left out.
  const name = heicColour ? String.fromCharCode(...heicColour.icc.subarray(0, 1024).filter((byte) => byte > 0)) : ''
  return name.includes('Display P3')
}
