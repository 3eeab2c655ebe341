import type { Bytes } from './bytes.ts'
import { utf8 } from './encode.ts'

/** One file of an archive; `name` is its path in the archive. */
export interface ZipEntry {
  name: string
  bytes: Bytes
}

const versionNeeded = 20
/** Bit 11: names are UTF-8 (APPNOTE.TXT, 4.4.4). */
const namesAreUtf8 = 0x0800
const stored = 0
/**
 * 1 January 1980, the earliest date that the format supports. With a fixed date, the same signature
 * always gives the same archive.
 */
const firstDay = 0x21

/**
 * Creates an archive of uncompressed files (PKWARE APPNOTE.TXT). It is meant for a handful of small
 * files, so it does not support ZIP64.
 */
export function zip(entries: readonly ZipEntry[]): Bytes {
  const local: Uint8Array[] = []
  const central: Uint8Array[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const encodedName = utf8(name)
    const shared: Field[] = [
      [2, versionNeeded],
      [2, namesAreUtf8],
      [2, stored],
      [2, 0],
      [2, firstDay],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, encodedName.length],
      [2, 0],
    ]
    local.push(record([[4, 0x04034b50], ...shared]), encodedName, bytes)
    const head: Field[] = [
      [4, 0x02014b50],
      [2, versionNeeded],
      ...shared,
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ]
    central.push(record(head), encodedName)
    offset += 30 + encodedName.length + bytes.length
  }
  const centralLength = central.reduce((total, part) => total + part.length, 0)
  const end = record([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, centralLength],
    [4, offset],
    [2, 0],
  ])
  return concatenate([...local, ...central, end])
}

/** A field's size in bytes and its value. */
type Field = readonly [2 | 4, number]

function record(fields: readonly Field[]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((total, [width]) => total + width, 0))
  const view = new DataView(bytes.buffer)
  let position = 0
  for (const [width, value] of fields) {
    if (width === 2) view.setUint16(position, value, true)
    else view.setUint32(position, value, true)
    position += width
  }
  return bytes
}

function concatenate(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((total, part) => total + part.length, 0))
  let position = 0
  for (const part of parts) {
    whole.set(part, position)
    position += part.length
  }
  return whole
}

/** Returns the CRC-32 as in ZIP, PNG and Ethernet (reflected polynomial 0xEDB88320). */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
