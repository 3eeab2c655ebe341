import { writeFile } from 'node:fs/promises'
import bwipjs from 'bwip-js/node'

const width = 640
const height = 480
const framesPerSecond = 10
const black = 16
const white = 235

/** Pixels of a module of the code. */
const scale = 12

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

/** A picture of a GS1 DataMatrix in the middle. */
function labelFrame(text: string): Buffer {
  const [symbol] = bwipjs.raw({ bcid: 'gs1datamatrix', text })
  if (!symbol || !('pixs' in symbol)) throw new Error('A DataMatrix has rows of modules.')
  const { pixs, pixx, pixy } = symbol
  const left = Math.round((width - pixx * scale) / 2)
  const top = Math.round((height - pixy * scale) / 2)
  return frame((x, y) => {
    const column = Math.floor((x - left) / scale)
    const row = Math.floor((y - top) / scale)
    const isInside = column >= 0 && column < pixx && row >= 0 && row < pixy
    return isInside && pixs[row * pixx + column] === 1
  })
}

/**
 * Writes a video for Chromium's fake camera, which plays it again and again: before each label a second
 * and a half of nothing, then as long of the label's GS1 DataMatrix.
 *
 * @param labels fields such as `(01)03400936000117(10)A17`
 */
export async function writeCameraVideo(file: string, ...labels: string[]): Promise<void> {
  const nothing = frame(() => false)
  const half = Math.round(framesPerSecond * 1.5)
  await writeFile(
    file,
    Buffer.concat([
      Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`),
      ...labels.flatMap((text) => {
        const label = labelFrame(text)
        return [
          ...Array.from({ length: half }, () => nothing),
          ...Array.from({ length: half }, () => label),
        ]
      }),
    ]),
  )
}
