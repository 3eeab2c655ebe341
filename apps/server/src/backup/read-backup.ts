import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { SettingsError } from '../settings/settings-error.ts'
import {
  checksum,
  formatVersion,
  largestRecord,
  longestHeader,
  parseHeader,
  Tally,
  type BackupRecord,
  type Header,
} from './format.ts'

export interface Summary {
  readonly createdAt: string
  readonly migrations: readonly string[]
  /** Number of rows by table. */
  readonly tables: Readonly<Record<string, number>>
  readonly files: number
  readonly hasKey: boolean
}

/**
 * Reads a whole backup without using it, and checks every count and checksum.
 *
 * @throws SettingsError with one line when the file is damaged or not a backup
 */
export async function verifyBackup(path: string): Promise<Summary> {
  let begin: Extract<Header, { kind: 'begin' }> | undefined
  let end: Extract<Header, { kind: 'end' }> | undefined
  let hasKey = false
  for await (const { header } of readBackup(path)) {
    if (header.kind === 'begin') begin = header
    if (header.kind === 'end') end = header
    if (header.kind === 'key') hasKey = true
  }
  if (!begin || !end) throw damaged(path, 'it is empty')
  const { created_at: createdAt, migrations } = begin
  return { createdAt, migrations, tables: end.tables, files: end.files, hasKey }
}

/**
 * Reads the records of a backup, one at a time.
 *
 * @throws SettingsError at the first record that is damaged
 */
export async function* readBackup(path: string): AsyncGenerator<BackupRecord> {
  const file = createReadStream(path)
  const unzipped = createGunzip()
  file.on('error', (error) => unzipped.destroy(error))
  file.pipe(unzipped)
  try {
    yield* checkedRecords(new ByteReader(unzipped), path)
  } catch (error) {
    if (error instanceof SettingsError) throw error
    throw damaged(path, error instanceof Error ? error.message : String(error))
  } finally {
    file.destroy()
    unzipped.destroy()
  }
}

async function* checkedRecords(reader: ByteReader, path: string): AsyncGenerator<BackupRecord> {
  const tally = new Tally()
  const order = new RecordOrder()
  for (;;) {
    const line = await reader.line(longestHeader)
    const header = parseHeader(line)
    if (!header) throw damaged(path, unknownHeader(line))
    const bytes = await reader.bytes(header.size)
    if (checksum(bytes) !== header.sha256) throw damaged(path, 'a checksum is wrong')
    order.next(header)
    if (header.kind === 'end') {
      if (header.headers !== tally.headers() || !isSameCount(header, tally))
        throw damaged(path, 'records are missing')
      if (!(await reader.isAtEnd())) throw damaged(path, 'it goes on after its end')
      yield { header, bytes }
      return
    }
    tally.add(header, line)
    yield { header, bytes }
  }
}

const isSameCount = (end: Extract<Header, { kind: 'end' }>, tally: Tally) =>
  end.files === tally.files &&
  Object.entries(end.tables).every(([table, count]) => count === (tally.tables[table] ?? 0)) &&
  Object.keys(tally.tables).every((table) => table in end.tables)

/** Checks that the backup begins with `begin`, and that the parts of a file follow each other. */
class RecordOrder {
  #isFirst = true
  #file: { readonly path: string; readonly end: number } | null = null

  next(header: Header): void {
    if ((header.kind === 'begin') !== this.#isFirst) throw new Error('its beginning is missing')
    this.#isFirst = false
    const file = this.#file
    const isNext =
      header.kind === 'file'
        ? header.offset === (file?.end ?? 0) && header.path === (file?.path ?? header.path)
        : file === null
    if (!isNext) throw new Error('a part of a file is missing')
    this.#file =
      header.kind === 'file' && !header.is_last
        ? { path: header.path, end: header.offset + header.size }
        : null
  }
}

function unknownHeader(line: string): string {
  const version = /^\{"kind":"begin","version":(\d{1,9}),/.exec(line)?.[1]
  return version !== undefined && Number(version) !== formatVersion
    ? `it has the format ${version}, and this version reads ${formatVersion}`
    : 'a record has no valid header'
}

const damaged = (path: string, reason: string) =>
  new SettingsError(`${path} is damaged or no backup: ${reason}.`)

/** Reads lines and bytes from a stream, never more than asked for and one chunk. */
class ByteReader {
  readonly #source: AsyncIterator<Buffer>
  #kept: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** Reads up to the next line break, and skips that. */
  async line(longest: number): Promise<string> {
    const parts: Buffer[] = []
    for (let length = 0; length <= longest; length += this.#kept.length) {
      const end = this.#kept.indexOf('\n')
      if (end >= 0) {
        parts.push(this.#kept.subarray(0, end))
        this.#kept = this.#kept.subarray(end + 1)
        return Buffer.concat(parts).toString()
      }
      parts.push(this.#kept)
      this.#kept = await this.#next()
    }
    throw new Error('a record has no valid header')
  }

  async bytes(size: number): Promise<Buffer> {
    if (size > largestRecord) throw new Error('a record is too large')
    const parts: Buffer[] = []
    let missing = size
    for (;;) {
      const part = this.#kept.subarray(0, missing)
      this.#kept = this.#kept.subarray(part.length)
      parts.push(part)
      missing -= part.length
      if (missing === 0) return Buffer.concat(parts)
      this.#kept = await this.#next()
    }
  }

  async isAtEnd(): Promise<boolean> {
    return this.#kept.length === 0 && (await this.#source.next()).done === true
  }

  async #next(): Promise<Buffer> {
    const { done, value } = await this.#source.next()
    if (done === true) throw new Error('it ends too early')
    return value
  }
}
