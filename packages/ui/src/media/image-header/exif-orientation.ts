/**
 * Reads the orientation tag (0x0112) of an EXIF segment; 1 if there is none. A declared length that
 * exceeds the file is shortened to the end of the file.
 */
export function exifOrientation(file: DataView, offset: number, length: number): number {
  const size = Math.min(length, file.byteLength - offset)
  const segment = new DataView(file.buffer, file.byteOffset + offset, size)
  if (segment.byteLength < 14 || segment.getUint32(0) !== 0x45786966) return 1
  const start = 6
  const little = segment.getUint16(start) === 0x4949
  const directory = start + segment.getUint32(start + 4, little)
  if (directory + 2 > segment.byteLength) return 1
  const entries = segment.getUint16(directory, little)
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12
    if (at + 10 > segment.byteLength) return 1
    if (segment.getUint16(at, little) !== 0x0112) continue
    const orientation = segment.getUint16(at + 8, little)
    return orientation >= 1 && orientation <= 8 ? orientation : 1
  }
  return 1
}
