import fs from 'node:fs'
import path from 'node:path'
import { SyncedFiles, type NodeFiles, type Stream } from '../src/storage/synced-files.ts'

/** A write that a power cut may lose: what was there before, and what was written. */
interface Write {
  readonly position: number
  readonly sizeBefore: number
  readonly before: Uint8Array
  readonly after: Uint8Array
}

type SetSize<Target> = (target: Target, attributes: { size?: number }) => void

/** Emscripten's functions that change files. */
interface WritingFiles extends NodeFiles {
  readonly stream_ops: NodeFiles['stream_ops'] & {
    open: (stream: Stream) => void
    write: (
      stream: Stream,
      buffer: Uint8Array,
      offset: number,
      length: number,
      position: number,
    ) => number
    setattr: SetSize<Stream>
  }
  readonly node_ops: {
    setattr: SetSize<unknown>
    rename: (node: unknown, folder: unknown, name: string) => void
    unlink: (folder: unknown, name: string) => void
  }
  realPath: (node: unknown) => string
}

/** What a disk writes as a whole, in bytes. */
const sector = 512

/**
 * The embedded engine's files on a disk that loses unsynced writes when the power is cut. As on
 * journalling file systems, new, renamed and deleted names and cut lengths are kept, and only
 * content is lost.
 */
export class PowerCutFiles extends SyncedFiles {
  /** Unsynced writes by the number of the file. */
  readonly #unsynced = new Map<number, Write[]>()
  readonly #folder: string
  readonly #isSynced: boolean
  /** Called before each write and each sync. */
  beforeStep: () => void = () => undefined
  syncs = 0

  /** @param isSynced false: as if the layer lacked its `fsync` */
  constructor(folder: string, isSynced = true) {
    super(folder)
    this.#folder = folder
    this.#isSynced = isSynced
  }

  protected override prepare(files: NodeFiles): void {
    if (this.#isSynced) super.prepare(files)
    const { stream_ops: streams, node_ops: nodes, realPath } = files as WritingFiles
    const { open, write, setattr, fsync } = streams
    const { rename, unlink, setattr: setNode } = nodes
    if (fsync)
      streams.fsync = (stream) => {
        this.beforeStep()
        this.syncs += 1
        this.#unsynced.delete(fs.fstatSync(stream.nfd).ino)
        return fsync(stream)
      }
    streams.write = (stream, buffer, offset, length, position) => {
      this.beforeStep()
      this.#record(realPath(stream.node), position, buffer.slice(offset, offset + length))
      return write(stream, buffer, offset, length, position)
    }
    // A cut length is kept, and with it what was written before.
    streams.open = (stream) => {
      open(stream)
      if (fs.fstatSync(stream.nfd).size === 0) this.#unsynced.delete(fs.fstatSync(stream.nfd).ino)
    }
    streams.setattr = (stream, attributes) => {
      if (attributes.size !== undefined) this.#unsynced.delete(fs.fstatSync(stream.nfd).ino)
      setattr(stream, attributes)
    }
    nodes.setattr = (node, attributes) => {
      if (attributes.size !== undefined) this.#forget(realPath(node))
      setNode(node, attributes)
    }
    nodes.rename = (node, folder, name) => {
      this.#forget(path.join(realPath(folder), name))
      rename(node, folder, name)
    }
    nodes.unlink = (folder, name) => {
      this.#forget(path.join(realPath(folder), name))
      unlink(folder, name)
    }
  }

  #forget(file: string): void {
    const found = fs.lstatSync(file, { throwIfNoEntry: false })
    if (found) this.#unsynced.delete(found.ino)
  }

  #record(file: string, position: number, after: Uint8Array): void {
    const found = fs.lstatSync(file, { throwIfNoEntry: false })
    // Deleted, but still open.
    if (!found) return
    const { ino, size } = found
    const before = new Uint8Array(Math.max(0, Math.min(after.length, size - position)))
    // The engine may have opened the file only for writing.
    const readable = fs.openSync(file, 'r')
    fs.readSync(readable, before, 0, before.length, position)
    fs.closeSync(readable)
    const writes = this.#unsynced.get(ino) ?? []
    writes.push({ position, sizeBefore: size, before, after })
    this.#unsynced.set(ino, writes)
  }

  /**
   * Copies the folder as it is after a power cut at this moment.
   *
   * @param random returns numbers from 0 up to 1; decides about each unsynced write
   * @returns how many writes were lost in whole or in part
   */
  cutPower(copy: string, random: () => number): number {
    let lost = 0
    fs.cpSync(this.#folder, copy, { recursive: true })
    for (const entry of fs.readdirSync(this.#folder, {
      recursive: true,
      encoding: 'utf8',
    })) {
      const writes = this.#unsynced.get(fs.lstatSync(path.join(this.#folder, entry)).ino) ?? []
      if (writes.length > 0) lost += loseWrites(path.join(copy, entry), writes, random)
    }
    return lost
  }
}

/** Takes all writes back, and makes a random part of them again. */
function loseWrites(file: string, writes: readonly Write[], random: () => number): number {
  let lost = 0
  const content = fs.openSync(file, 'r+')
  for (const { position, before, sizeBefore } of writes.toReversed()) {
    fs.writeSync(content, before, 0, before.length, position)
    fs.ftruncateSync(content, sizeBefore)
  }
  for (const { position, after } of writes) {
    const kept = keptBytes(after.length, random)
    if (kept < after.length) lost += 1
    fs.writeSync(content, after, 0, kept, position)
  }
  fs.closeSync(content)
  return lost
}

/** How many bytes of a write reach the disk: a third of the writes is torn, a third dropped. */
function keptBytes(length: number, random: () => number): number {
  const fate = random()
  if (fate < 1 / 3) return 0
  return fate < 2 / 3 ? Math.floor((random() * length) / sector) * sector : length
}
