import {
  code128,
  datamatrix,
  drawingSVG,
  ean13,
  ean8,
  gs1datamatrix,
  qrcode,
  upca,
  upce,
} from 'bwip-js/generic'

/** Draws a GS1 DataMatrix of fields such as `(01)03400936000117(10)A17`. */
export const drawGs1 = (text: string) =>
  gs1datamatrix({ bcid: 'gs1datamatrix', text }, drawingSVG())

/** Draws a barcode without GS1 fields, which contains nothing but the product’s code. */
export const drawCode = {
  'EAN-8': (text: string) => ean8({ bcid: 'ean8', text, height: 14 }, drawingSVG()),
  'UPC-A': (text: string) => upca({ bcid: 'upca', text, height: 14 }, drawingSVG()),
  'UPC-E': (text: string) => upce({ bcid: 'upce', text, height: 14 }, drawingSVG()),
  'Code 128': (text: string) => code128({ bcid: 'code128', text, height: 14 }, drawingSVG()),
  'QR Code': (text: string) => qrcode({ bcid: 'qrcode', text }, drawingSVG()),
  DataMatrix: (text: string) => datamatrix({ bcid: 'datamatrix', text }, drawingSVG()),
}

export const drawEan = (text: string) => ean13({ bcid: 'ean13', text, height: 14 }, drawingSVG())

export interface FakeCamera {
  /** Shows the camera a code, as an SVG image; null removes it. */
  show: (svg: string | null) => Promise<void>
  /** The constraints of each request for a camera. */
  asked: MediaStreamConstraints[]
  tracks: MediaStreamTrack[]
  /** Restores the browser's own cameras. */
  remove: () => void
}

/** Replaces the browser's camera with a canvas of 1280 × 720 pixels. */
export function fakeCamera(): FakeCamera {
  const canvas = document.createElement('canvas')
  canvas.width = 1280
  canvas.height = 720
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas')
  let image: HTMLImageElement | null = null
  const asked: MediaStreamConstraints[] = []
  const tracks: MediaStreamTrack[] = []

  // Redraws all the time, because a canvas that does not change sends no frames.
  const timer = setInterval(() => {
    context.fillStyle = '#e8e8e4'
    context.fillRect(0, 0, canvas.width, canvas.height)
    if (!image) return
    const scale = 300 / image.height
    const width = image.width * scale
    context.fillStyle = '#ffffff'
    context.fillRect(640 - width / 2 - 40, 170, width + 80, 380)
    context.drawImage(image, 640 - width / 2, 210, width, 300)
  }, 40)

  const remove = replaceCamera((constraints) => {
    asked.push(constraints)
    const stream = canvas.captureStream(25)
    tracks.push(...stream.getTracks())
    return Promise.resolve(stream)
  })
  return {
    asked,
    tracks,
    async show(svg) {
      if (svg === null) {
        image = null
        return
      }
      const drawn = new Image()
      drawn.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
      await drawn.decode()
      image = drawn
    },
    remove() {
      clearInterval(timer)
      remove()
    },
  }
}

/** Replaces the browser's cameras. Returns a function that restores them. */
export function replaceCamera(
  getUserMedia: (constraints: MediaStreamConstraints) => Promise<MediaStream>,
): () => void {
  return replaceMediaDevices({ getUserMedia })
}

/** Makes every request for a camera fail with this error, such as `NotAllowedError`. */
export const failingCamera = (name: string) =>
  replaceCamera(() => Promise.reject(new DOMException('', name)))

/**
 * Removes the API that browsers leave out on pages without https. Returns a function that restores
 * it.
 */
export const noSecureContext = () => replaceMediaDevices(undefined)

function replaceMediaDevices(value: object | undefined): () => void {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value })
  return () => {
    Reflect.deleteProperty(navigator, 'mediaDevices')
  }
}
