import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { SNIFF_BYTES } from '../../../domain/photo/sniff.ts'

/** One file of the folder. */
export interface PhotoFile {
  /** Path below the folder, as the report names it. */
  readonly file: string
  /** Where its bytes are: itself, or what was packed inside a `.gz`. */
  readonly path: string
  /** The name that the shop is told. */
  readonly name: string
  readonly bytes: number
  readonly unpacked: boolean
}

/** Every file of a folder and the folders below, or link to one, whatever it is called, in the order of the names. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files: string[] = []
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() || (entry.isSymbolicLink() && (await isFile(path)))) {
      files.push(relative(folder, path))
    }
  }
  return files.sort((a, b) => (a < b ? -1 : 1))
}

/** What a link leads to; one that leads nowhere is no file. */
async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ?? false
}

/** A file ready to be uploaded; a packed one is unpacked into `room` first. */
export async function openPhotoFile(folder: string, file: string, room: string): Promise<PhotoFile> {
  const path = join(folder, file)
  const base = file.split(/[\\/]/).at(-1) ?? file
  if (!base.toLowerCase().endsWith('.gz')) {
    return { file, path, name: base, bytes: (await stat(path)).size, unpacked: false }
  }
  await mkdir(room, { recursive: true })
  const unpacked = join(room, `${Buffer.from(file).toString('base64url').slice(-60)}.unpacked`)
  await pipeline(createReadStream(path), createGunzip(), createWriteStream(`${unpacked}.half`))
  await rename(`${unpacked}.half`, unpacked)
  return { file, path: unpacked, name: base.slice(0, -3), bytes: (await stat(unpacked)).size, unpacked: true }
}

/** The first bytes of a file, by which its kind is judged. */
export async function readHead(path: string): Promise<Uint8Array> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
