import sharp from 'sharp'

/** What no preview can do without: every photo decoded in full, one page packed. */
export function limitOf(files: readonly Buffer[]): () => Promise<void> {
  const page = sharp({
    create: {
      width: 800,
      height: 1131,
      channels: 3,
      background: '#bbb',
      noise: { type: 'gaussian', mean: 128, sigma: 24 },
    },
  })
    .raw()
    .toBuffer()
  return async () => {
    for (const file of files) {
      await sharp(file, { ignoreIcc: true }).raw().toBuffer()
    }
    await sharp(await page, { raw: { width: 800, height: 1131, channels: 3 } })
      .jpeg({ quality: 80, optimiseCoding: false })
      .toBuffer()
  }
}
