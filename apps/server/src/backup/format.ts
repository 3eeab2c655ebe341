import { createHash, type Hash } from 'node:crypto'
import { checkKey } from '@org/adapters/media'
import * as z from 'zod'

/**
 * A backup is a gzip stream of records. Each record is a line of JSON, its header, followed by as
 * many bytes as the header says. `zcat FILE | less` shows it.
 *
 * The first record is `begin`; the last one is `end`, which has the checksum of all headers before
 * it. Since each header has the checksum of its own bytes, this covers the whole file.
 */
export const formatVersion = 1

/** Maximum length of a header in bytes. */
export const longestHeader = 1024 * 1024
/** Maximum size of a record in bytes: far more than the largest row. */
export const largestRecord = 64 * 1024 * 1024
/** Size in bytes from which on rows go into the next record; also the size of parts of files. */
export const usualRecord = 1024 * 1024

/** Whether a file can have this key, that is, whether it is safe as a path. */
export function isSafeKey(key: string): boolean {
  try {
    return checkKey(key) === key
  } catch {
    return false
  }
}

const number = z.int().min(0)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const bytes = { size: number.max(largestRecord), sha256 }
const name = z.string().regex(/^[a-z_]{1,63}$/)

/** A path of an image or an upload below `DATA_DIR`, which cannot lead elsewhere. */
const path = z
  .string()
  .max(1000)
  .regex(/^(?:media|uploads)\/.*[^/]$/)
  .refine(isSafeKey)

const headers = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('begin'),
    version: z.literal(formatVersion),
    created_at: z.iso.datetime(),
    /** Names of the migrations that the database has seen. */
    migrations: z.array(z.string().regex(/^[\w.-]{1,100}$/)).max(10_000),
    size: z.literal(0),
    sha256,
  }),
  /** The bytes are a JSON array of `count` rows. */
  z.strictObject({ kind: z.literal('rows'), table: name, count: number, ...bytes }),
  /** The bytes are a JSON array of `SequenceState`. */
  z.strictObject({ kind: z.literal('sequences'), ...bytes }),
  /** A part of a file; the parts follow each other. */
  z.strictObject({ kind: z.literal('file'), path, offset: number, is_last: z.boolean(), ...bytes }),
  /** The bytes are the content of `server.key`. */
  z.strictObject({ kind: z.literal('key'), ...bytes }),
  z.strictObject({
    kind: z.literal('end'),
    /** Number of rows by table, also of empty tables. */
    tables: z.record(name, number),
    files: number,
    /** Checksum of all headers before this one. */
    headers: sha256,
    size: z.literal(0),
    sha256,
  }),
])

export type Header = z.output<typeof headers>

export interface BackupRecord {
  readonly header: Header
  readonly bytes: Buffer
}

export const sequenceStates = z.array(
  z.strictObject({ name, last_value: z.string().regex(/^-?\d{1,19}$/) }),
)
export type SequenceState = z.output<typeof sequenceStates>[number]

/** Parses the JSON of a header. Returns null if it is invalid. */
export function parseHeader(line: string): Header | null {
  try {
    return headers.parse(JSON.parse(line))
  } catch {
    return null
  }
}

export const checksum = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')

/** What the records before the last one contain. */
export class Tally {
  readonly tables: Record<string, number> = {}
  files = 0
  readonly #headers: Hash = createHash('sha256')

  /** Counts a record in. */
  add(header: Header, line: string): void {
    this.#headers.update(line)
    if (header.kind === 'rows')
      this.tables[header.table] = (this.tables[header.table] ?? 0) + header.count
    if (header.kind === 'file' && header.is_last) this.files += 1
  }

  /** Returns the checksum of the headers so far. */
  headers(): string {
    return this.#headers.copy().digest('hex')
  }
}

/** A header without what follows from the record's bytes. */
type Description<One = Header> = One extends Header ? Omit<One, 'size' | 'sha256'> : never

/** Serialises a record, and counts it in. */
export function recordOf(
  tally: Tally,
  description: Description,
  content: Buffer = Buffer.alloc(0),
): Buffer {
  const header = { ...description, size: content.length, sha256: checksum(content) } as Header
  const line = JSON.stringify(header)
  tally.add(header, line)
  return Buffer.concat([Buffer.from(`${line}\n`), content])
}
