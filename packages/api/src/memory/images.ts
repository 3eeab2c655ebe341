import { inspectImage } from '../media/inspect-image.ts'
import type { EncodedImage, Images, StoredFile, VariantRequest } from '../ports/services.ts'

/**
 * Creates image operations that use a canvas in browsers. Without a canvas (tests in Node), files
 * whose header is valid are stored unchanged.
 */
export function memoryImages(): Images {
  const hasCanvas = typeof document !== 'undefined'
  return {
    reencode: (file) => (hasCanvas ? drawAgain(file) : keep(file)),
    variant: async (read, request) => {
      const file = await read()
      return hasCanvas ? drawVariant(file, request) : file
    },
  }
}

async function keep(file: StoredFile): Promise<EncodedImage | null> {
  const header = inspectImage(file.bytes)
  return header && { ...file, width: header.width, height: header.height }
}

/** Re-encodes an image. A canvas cannot write a gif, so gifs are kept unchanged. */
async function drawAgain(file: StoredFile): Promise<EncodedImage | null> {
  if (file.type === 'image/gif') return keep(file)
  const bitmap = await decode(file)
  if (!bitmap) return null
  const { width, height } = bitmap
  const canvas = createCanvas(width, height)
  context(canvas).drawImage(bitmap, 0, 0)
  return { ...encode(canvas, file.type), width, height }
}

async function drawVariant(file: StoredFile, request: VariantRequest): Promise<StoredFile> {
  const bitmap = file.type === 'image/gif' ? null : await decode(file)
  if (!bitmap) return file
  const { width, height, radius } = request
  const canvas = createCanvas(width, height)
  const pen = context(canvas)
  const scale = Math.min(width / bitmap.width, height / bitmap.height)
  const [drawnWidth, drawnHeight] = [bitmap.width * scale, bitmap.height * scale]
  const [left, top] = [(width - drawnWidth) / 2, (height - drawnHeight) / 2]
  pen.beginPath()
  pen.roundRect(left, top, drawnWidth, drawnHeight, radius)
  pen.clip()
  pen.drawImage(bitmap, left, top, drawnWidth, drawnHeight)
  return encode(canvas, 'image/png')
}

/** Decodes an image; null when the browser cannot decode it, even if its header is valid. */
async function decode(file: StoredFile): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(new Blob([file.bytes], { type: file.type }))
  } catch {
    return null
  }
}

function createCanvas(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height })
}

function context(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws on no canvas')
  return pen
}

/**
 * Encodes the canvas synchronously, because `toBlob` in Chromium waits up to a second for an idle
 * moment.
 */
function encode(canvas: HTMLCanvasElement, type: string): StoredFile {
  const [head = '', data = ''] = canvas.toDataURL(type).split(',')
  const written = /^data:([^;]+)/.exec(head)?.[1] ?? type
  return { bytes: Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0)), type: written }
}
