import { closeSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** A file of the embedded engine's file system, as its system calls see it. */
interface OpenStream {
  readonly nfd?: number
  readonly node: unknown
}

/** What of the engine's file system is reached into. */
interface NodeFileSystem {
  realPath(node: unknown): string
  readonly stream_ops: { fsync?: (stream: OpenStream) => number }
}

/**
 * The engine's folder on disk, with an `fsync` that reaches the disk.
 *
 * The stock one has none: nearly everything since the last write-back of the operating system is lost in a power cut.
 * A test counts the calls, because this reaches into the engine.
 */
export class DurableFileSystem extends NodeFS {
  readonly #fsync: (descriptor: number) => void

  constructor(folder: string, fsync: (descriptor: number) => void = fsyncSync) {
    super(folder)
    this.#fsync = fsync
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const made = await super.init(pg, options)
    made.emscriptenOpts.preRun?.push((engine: unknown) => {
      const { FS, NODEFS } = engine as { FS: { filesystems?: { NODEFS?: NodeFileSystem } }; NODEFS?: NodeFileSystem }
      const files = FS.filesystems?.NODEFS ?? NODEFS
      if (!files) {
        throw new Error('the embedded database shows no file system to make durable')
      }
      files.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) {
          this.#fsync(stream.nfd)
          return 0
        }
        const descriptor = openSync(files.realPath(stream.node), 'r')
        try {
          this.#fsync(descriptor)
        } finally {
          closeSync(descriptor)
        }
        return 0
      }
    })
    return made
  }
}
