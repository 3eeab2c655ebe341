import { randomUUID } from 'node:crypto'
import { opendir, open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder, syncFolder } from '../storage/durable-files.ts'
import { isSafeKey, usualRecord } from './format.ts'

export interface FilePart {
  readonly offset: number
  readonly isLast: boolean
  readonly bytes: Buffer
}

/** A file of an image or an upload. */
export interface StoredFile {
  /** Below `DATA_DIR`, with slashes. */
  readonly path: string
  /** Reads the file. Yields nothing if it has been deleted meanwhile. */
  parts(): AsyncIterable<FilePart>
}

/** Lists the files below the folders of images and uploads. */
export async function* filesOf(dataDir: string): AsyncGenerator<StoredFile> {
  for (const folder of ['media', 'uploads']) yield* filesBelow(dataDir, folder)
}

async function* filesBelow(dataDir: string, path: string): AsyncGenerator<StoredFile> {
  const folder = await opendir(join(dataDir, path)).catch(orNull)
  if (!folder) return
  for await (const entry of folder) {
    const inner = `${path}/${entry.name}`
    if (entry.isDirectory()) yield* filesBelow(dataDir, inner)
    // An unfinished file has not been acknowledged, and other names are none of the server's.
    else if (entry.isFile() && !entry.name.endsWith('.part') && isSafeKey(entry.name))
      yield { path: inner, parts: () => partsOf(join(dataDir, inner)) }
  }
}

async function* partsOf(location: string): AsyncGenerator<FilePart> {
  const file = await open(location, 'r').catch(orNull)
  if (!file) return
  try {
    // An upload that grows meanwhile is taken as it is now.
    const { size } = await file.stat()
    let offset = 0
    do {
      const bytes = await readFully(file, Math.min(usualRecord, size - offset), offset)
      yield { offset, isLast: offset + bytes.length >= size, bytes }
      offset += bytes.length
    } while (offset < size)
  } finally {
    await file.close()
  }
}

async function readFully(file: FileHandle, size: number, position: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size)
  let length = 0
  while (length < size) {
    const { bytesRead } = await file.read(bytes, length, size - length, position + length)
    if (bytesRead === 0) throw new Error('A file has become shorter while it was read.')
    length += bytesRead
  }
  return bytes
}

function orNull(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

/** Writes files from their parts. A file appears once its last part is there, and survives a power cut. */
export class FileWriter {
  readonly #dataDir: string
  #unfinished: { readonly location: string; readonly file: FileHandle } | null = null

  constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  async write(path: string, { offset, isLast, bytes }: FilePart): Promise<void> {
    const location = join(this.#dataDir, path)
    if (offset === 0) {
      makeFolder(dirname(location))
      const unfinished = `${location}.${randomUUID()}.part`
      this.#unfinished = { location: unfinished, file: await open(unfinished, 'wx', 0o600) }
    }
    const unfinished = this.#unfinished
    if (!unfinished) throw new Error(`The first part of ${path} is missing.`)
    await unfinished.file.writeFile(bytes)
    if (!isLast) return
    await unfinished.file.sync()
    await unfinished.file.close()
    this.#unfinished = null
    await rename(unfinished.location, location)
    await syncFolder(dirname(location))
  }

  /** Deletes the file that is unfinished, if any. */
  async abandon(): Promise<void> {
    await this.#unfinished?.file.close()
    if (this.#unfinished) await rm(this.#unfinished.location, { force: true })
    this.#unfinished = null
  }
}
