import jsQR from 'jsqr'
import { expect, it } from 'vitest'
import { qrPath } from './qr-path.ts'

const moduleSize = 4

/** Rasterises the outline as a screen would, so that a real decoder can read it. */
function draw({ size, path }: ReturnType<typeof qrPath>): Uint8ClampedArray {
  const width = size * moduleSize
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, left, top, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let y = Number(top) * moduleSize; y < (Number(top) + 1) * moduleSize; y += 1) {
      for (
        let x = Number(left) * moduleSize;
        x < (Number(left) + Number(run)) * moduleSize;
        x += 1
      ) {
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
      }
    }
  }
  return pixels
}

it.each([
  'https://paraphe.example/user/0f3a/install-email?signatureversion=9c1',
  'http://localhost:3000/user/é/install-email',
])('draws a code that decodes to %s', (address) => {
  const code = qrPath(address)
  const width = code.size * moduleSize
  expect(jsQR(draw(code), width, width)?.data).toBe(address)
})
