import { readFile } from 'node:fs/promises'
import { launchBrowser } from '../../e2e/support/browser.ts'
import { at } from '../../scripts/lib/paths.ts'

export interface Encoding {
  seconds: number
  framesPerSecond: number
  /** Bits per second. */
  bitrate: number
}

export interface Film extends Encoding {
  bytes: Uint8Array<ArrayBuffer>
}

const library = 'node_modules/mediabunny/dist/bundles/mediabunny.min.mjs'

/**
 * Encodes a film of 1920 × 1080 in Chromium, with enough noise and movement to need the whole
 * bitrate.
 */
export async function encodeFilm(encoding: Encoding): Promise<Film> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    const script = await readFile(at(library), 'utf8')
    // WebCodecs needs a secure context.
    await page.route('http://localhost/**', (route) =>
      route.fulfill(
        route.request().url().endsWith('.mjs')
          ? { contentType: 'text/javascript', body: script }
          : { contentType: 'text/html', body: '<!doctype html>' },
      ),
    )
    await page.goto('http://localhost/')
    const base64 = await page.evaluate(encode, encoding)
    return { ...encoding, bytes: new Uint8Array(Buffer.from(base64, 'base64')) }
  } finally {
    await browser.close()
  }
}

/** Encodes the film inside the page, and returns it in base64. */
async function encode({ seconds, framesPerSecond, bitrate }: Encoding): Promise<string> {
  // The route set up by `encodeFilm` serves the library at this address.
  const { BufferTarget, CanvasSource, Mp4OutputFormat, Output } = (await import(
    String('/mediabunny.mjs')
  )) as typeof import('mediabunny')
  const canvas = Object.assign(document.createElement('canvas'), { width: 1920, height: 1080 })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  const noise = Object.assign(document.createElement('canvas'), { width: 390, height: 390 })
  const pixels = new ImageData(390, 390)
  for (let index = 0; index < pixels.data.length; index += 1)
    pixels.data[index] = Math.random() * 256
  noise.getContext('2d')?.putImageData(pixels, 0, 0)

  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const source = new CanvasSource(canvas, { codec: 'avc', bitrate, keyFrameInterval: 2 })
  output.addVideoTrack(source, { frameRate: framesPerSecond })
  await output.start()
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    context.fillStyle = `hsl(${frame * 3} 60% 50%)`
    context.fillRect(0, 0, 1920, 1080)
    for (let place = 0; place < 2; place += 1) {
      const angle = frame / 20 + place
      context.drawImage(noise, 700 + 650 * Math.cos(angle), 280 + 260 * Math.sin(angle * 1.3))
    }
    await source.add(frame / framesPerSecond, 1 / framesPerSecond)
  }
  await output.finalize()
  const address = await new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.readAsDataURL(new Blob([target.buffer ?? '']))
  })
  return address.slice(address.indexOf(',') + 1)
}
