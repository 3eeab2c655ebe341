// The Web Worker that finds codes in frames. It receives one `ImageBitmap` at a time, and posts a
// `CodeMessage` for each.
import {
  prepareZXingModule,
  readBarcodes,
  type ReaderOptions,
  type ReadResult,
} from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { CodeMessage } from './code-message.ts'

const options: ReaderOptions = {
  formats: ['EANUPC', 'Code128', 'QRCode', 'DataMatrix'],
  // Only this mode keeps FNC1.
  textMode: 'Plain',
  maxNumberOfSymbols: 8,
}

/**
 * Longest side of the searched image, in pixels. Larger frames are scaled down, because they only
 * take more time.
 */
const longestSide = 1280

const canvas = new OffscreenCanvas(1, 1)
const context = canvas.getContext('2d', { willReadFrequently: true })

const ready = prepareZXingModule({
  overrides: { locateFile: () => wasmUrl },
  fireImmediately: true,
})

function pixelsOf(frame: ImageBitmap): ImageData {
  if (!context) throw new Error('The browser has no canvas in workers.')
  const scale = Math.min(1, longestSide / Math.max(frame.width, frame.height))
  canvas.width = Math.round(frame.width * scale)
  canvas.height = Math.round(frame.height * scale)
  context.drawImage(frame, 0, 0, canvas.width, canvas.height)
  frame.close()
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

function distanceFromCenter({ position }: ReadResult): number {
  const { topLeft, bottomRight } = position
  const x = (topLeft.x + bottomRight.x - canvas.width) / 2
  const y = (topLeft.y + bottomRight.y - canvas.height) / 2
  return Math.hypot(x, y)
}

async function codesIn(frame: ImageBitmap): Promise<CodeMessage> {
  await ready
  const found = await readBarcodes(pixelsOf(frame), options)
  return found
    .toSorted((one, other) => distanceFromCenter(one) - distanceFromCenter(other))
    .map(({ text, contentType }) => ({ text, isGs1: contentType === 'GS1' }))
}

self.onmessage = ({ data }: MessageEvent<ImageBitmap>) => {
  codesIn(data).then(
    (codes) => self.postMessage(codes),
    // An unexpected error becomes the worker's `error` event.
    (error: unknown) => reportError(error),
  )
}
