import { create } from 'qrcode'

/** Width in modules of the white margin that scanners need (ISO/IEC 18004). */
export const quietZone = 4

/** Outline of a QR code's dark modules, in units of one module. */
export interface QrPath {
  /** Width and height in modules, quiet zone included. */
  size: number
  path: string
}

/** Encodes text with medium error correction, which tolerates scratched or tilted screens. */
export function qrPath(text: string): QrPath {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  let path = ''
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      let run = 0
      while (column + run < size && data[row * size + column + run]) run += 1
      if (run > 0) path += `M${column + quietZone} ${row + quietZone}h${run}v1h-${run}z`
      column += run
    }
  }
  return { size: size + 2 * quietZone, path }
}
