import { writeFile } from 'node:fs/promises'
import bwipjs from 'bwip-js/node'

const width = 640
const height = 480
const framesPerSecond = 10
const black = 16
const white = 235

/**
 * Maximum sizes in pixels: of one module of a code (`largestScale`), and of a whole code
 * (`largest`).
 */
const largestScale = 12
const largest = { width: width * 0.85, height: height * 0.75 }

/** A code to draw: its kind in bwip-js, and its text, for example `(01)03400936000117(10)A17`. */
export interface DrawnCode {
  bcid: 'ean13' | 'gs1-128' | 'gs1datamatrix' | 'qrcode'
  text: string
}

/** The black and white modules of a code, counted from its upper left corner. */
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

/**
 * Returns a frame of a Y4M video: the brightness of each pixel, then two color planes without
 * color.
 */
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

/** Returns a frame with a code in the middle, or a white one. */
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
 * Writes a video for Chromium's fake camera, which plays it in an endless loop. It shows each code
 * for this many seconds; null is a white picture.
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
