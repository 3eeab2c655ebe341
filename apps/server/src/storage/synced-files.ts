import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { canSyncFolders } from './durable-files.ts'

type Init = NodeFS['init']
type Options = Parameters<Init>[1]

/** An open file or folder of Emscripten. */
export interface Stream {
  /** Node's file descriptor. */
  readonly nfd: number
  readonly node: { readonly mode: number }
}

/** The part of Emscripten's file system on disk that is used here. */
export interface NodeFiles {
  readonly stream_ops: { fsync?: (stream: Stream) => number }
  /** Converts an error of Node to one that the engine understands. */
  tryFSOperation<Result>(operation: () => Result): Result
}

/**
 * The embedded engine's files in a folder, with the `fsync` that Emscripten lacks: without it, the
 * engine believes that its data are on the disk, and a power cut loses committed rows.
 */
export class SyncedFiles extends NodeFS {
  override async init(...[engine, options]: Parameters<Init>): ReturnType<Init> {
    return super.init(
      engine,
      withPreRun(options, (files) => this.prepare(files)),
    )
  }

  /** Changes the functions that read and write files, before the engine starts. */
  protected prepare(files: NodeFiles): void {
    files.stream_ops.fsync = (stream) => {
      if (isFolder(stream) && !canSyncFolders) return 0
      files.tryFSOperation(() => fsyncSync(stream.nfd))
      return 0
    }
  }
}

const isFolder = ({ node }: Stream) => (node.mode & 0o170000) === 0o040000

function withPreRun(options: Options, prepare: (files: NodeFiles) => void): Options {
  const run = (module: unknown) => prepare((module as { NODEFS: NodeFiles }).NODEFS)
  return { ...options, preRun: [...(options.preRun ?? []), run] }
}
