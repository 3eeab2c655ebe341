import { writeFile } from 'node:fs/promises'
import bwipjs from 'bwip-js/node'

const width = 640
const height = 480
const framesPerSecond = 10
const black = 16
const white = 235

/** Most pixels of a module of a code, and the part of the picture that a code fills. */
const largestScale = 12
const largest = { width: width * 0.85, height: height * 0.75 }

/** A code to draw: its kind in bwip-js, and its text, for example `(01)03400936000117(10)A17`. */
export interface DrawnCode {
  bcid: 'ean13' | 'gs1-128' | 'gs1datamatrix' | 'qrcode'
  text: string
}

/** Whether a module of a code, counted from its upper left corner, is black. */
interface Modules {
  columns: number
  rows: number
  isBlack: (column: number, row: number) => boolean
}

function modulesOf(code: DrawnCode): Modules {
  const [symbol] = bwipjs.raw(code)
  if (symbol && 'pixs' in symbol) {
    const { pixs, pixx, pixy } = symbol
    return {
      columns: pixx,
      rows: pixy,
      isBlack: (column, row) => pixs[row * pixx + column] === 1,
    }
  }
  if (!symbol || !('sbs' in symbol)) throw new Error(`bwip-js draws no ${code.bcid}.`)
  const bars = symbol.sbs.flatMap((size, index) =>
    Array.from({ length: size }, () => index % 2 === 0),
  )
  return {
    columns: bars.length,
    rows: Math.round(bars.length / 3),
    isBlack: (column) => bars[column] === true,
  }
}

/** One picture as Y4M wants it: brightness for each pixel, then two planes of no color. */
function frame(shows: (x: number, y: number) => boolean): Buffer {
  const brightness = Buffer.alloc(width * height, white)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) if (shows(x, y)) brightness[y * width + x] = black
  }
  return Buffer.concat([
    Buffer.from('FRAME\n'),
    brightness,
    Buffer.alloc((width * height) / 2, 128),
  ])
}

/** A picture with a code in its center, or of nothing. */
function pictureOf(code: DrawnCode | null): Buffer {
  if (code === null) return frame(() => false)
  const { columns, rows, isBlack } = modulesOf(code)
  const fitting = Math.floor(Math.min(largest.width / columns, largest.height / rows))
  const scale = Math.min(largestScale, fitting)
  const left = Math.round((width - columns * scale) / 2)
  const top = Math.round((height - rows * scale) / 2)
  return frame((x, y) => {
    const column = Math.floor((x - left) / scale)
    const row = Math.floor((y - top) / scale)
    const isInside = column >= 0 && column < columns && row >= 0 && row < rows
    return isInside && isBlack(column, row)
  })
}

/**
 * Writes a video for Chromium's fake camera, which plays it again and again: each code in turn for so
 * many seconds, or nothing where it is null.
 */
export async function writeCameraVideo(
  file: string,
  codes: readonly (DrawnCode | null)[],
  seconds: number,
): Promise<void> {
  await writeFile(
    file,
    Buffer.concat([
      Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`),
      ...codes
        .map(pictureOf)
        .flatMap((picture) => Array.from({ length: framesPerSecond * seconds }, () => picture)),
    ]),
  )
}
