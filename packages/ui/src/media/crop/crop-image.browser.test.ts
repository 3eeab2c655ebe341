import { afterEach, describe, expect, it, vi } from 'vitest'
import { gifFile, logoFile, orientedFile } from '../../testing/media/files.ts'
import { photoFile } from '../../testing/media/pictures.ts'
import type { CropConfiguration } from './crop-geometry.ts'
import { cropImage } from './crop-image.ts'
import { outputOf } from './crop-settings.ts'

afterEach(() => vi.restoreAllMocks())

const whole = (width: number, height: number): CropConfiguration => ({
  area: { x: 0, y: 0, width, height },
  rotation: 0,
  isFlippedHorizontally: false,
  isFlippedVertically: false,
})

function sourceOf(file: File, width: number, height: number) {
  return { src: URL.createObjectURL(file), type: file.type, width, height }
}

const colors = {
  red: [208, 32, 48],
  green: [32, 160, 64],
  blue: [32, 64, 208],
  yellow: [224, 192, 32],
} as const

function nameOf(pixel: readonly number[]): string {
  const distance = (color: readonly number[]) =>
    color.reduce((sum, part, index) => sum + Math.abs(part - (pixel[index] ?? 0)), 0)
  const [name] = Object.entries(colors).toSorted(
    ([, one], [, other]) => distance(one) - distance(other),
  )[0] ?? ['none']
  return name
}

/** Names the colors of the four quarters, row by row. */
async function quarters(blob: Blob): Promise<string[]> {
  const bitmap = await createImageBitmap(blob)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  return [0.25, 0.75].flatMap((y) =>
    [0.25, 0.75].map((x) => {
      const pixel = context?.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data
      return nameOf([...(pixel ?? [])])
    }),
  )
}

const textIn = async (blob: Blob) =>
  new TextDecoder('latin1').decode(new Uint8Array(await blob.arrayBuffer()))

const upright = ['red', 'green', 'blue', 'yellow']

describe('cropImage', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'turns a camera’s image with orientation %i upright and removes its metadata',
    async (orientation) => {
      const file = await orientedFile(orientation)
      expect(await textIn(file)).toContain('Studio Lumi')

      const { blob, width, height } = await cropImage(
        sourceOf(file, 60, 90),
        whole(60, 90),
        outputOf({}),
      )
      expect({ width, height }).toEqual({ width: 60, height: 90 })
      expect(await quarters(blob)).toEqual(upright)
      const text = await textIn(blob)
      expect(text).not.toContain('Exif')
      expect(text).not.toContain('Studio')
      expect(text).not.toContain('Fontaine')
    },
  )

  it('rotates and flips as configured', async () => {
    const source = sourceOf(await orientedFile(6), 60, 90)
    const turned = await cropImage(source, { ...whole(90, 60), rotation: 90 }, outputOf({}))
    expect(await quarters(turned.blob)).toEqual(['blue', 'red', 'yellow', 'green'])

    const mirrored = { ...whole(60, 90), isFlippedHorizontally: true }
    const flipped = await cropImage(source, mirrored, outputOf({}))
    expect(await quarters(flipped.blob)).toEqual(['green', 'red', 'yellow', 'blue'])

    const upsideDown = { ...whole(60, 90), isFlippedVertically: true }
    const turnedOver = await cropImage(source, upsideDown, outputOf({}))
    expect(await quarters(turnedOver.blob)).toEqual(['blue', 'yellow', 'red', 'green'])
  })

  it('keeps only the selected part', async () => {
    const area = { x: 30, y: 45, width: 30, height: 45 }
    const { blob, width, height } = await cropImage(
      sourceOf(await orientedFile(8), 60, 90),
      { ...whole(60, 90), area },
      outputOf({}),
    )
    expect({ width, height }).toEqual({ width: 30, height: 45 })
    expect(new Set(await quarters(blob))).toEqual(new Set(['yellow']))
  })

  it('limits the output to twice the displayed size', async () => {
    const file = await photoFile(3000, 2000)
    const cropped = await cropImage(
      sourceOf(file, 3000, 2000),
      whole(3000, 2000),
      outputOf({ maxWidth: 400, maxHeight: 400 }),
    )
    expect(cropped).toMatchObject({ type: 'image/jpeg', width: 800, height: 533 })
  })

  it('stays within the maximum number of bytes', async () => {
    const file = await photoFile(1600, 1200)
    const maxBytes = 20_000
    expect(file.size).toBeGreaterThan(maxBytes)
    const { blob } = await cropImage(
      sourceOf(file, 1600, 1200),
      whole(1600, 1200),
      outputOf({ maxBytes }),
    )
    expect(blob.size).toBeLessThanOrEqual(maxBytes)
  })

  it('keeps the type and the transparency of a png', async () => {
    const source = sourceOf(await logoFile(200, 200), 200, 200)
    const turned = await cropImage(source, { ...whole(283, 283), rotation: 45 }, outputOf({}))
    expect(turned.type).toBe('image/png')
    const bitmap = await createImageBitmap(turned.blob)
    const context = new OffscreenCanvas(283, 283).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    expect(context?.getImageData(2, 2, 1, 1).data[3]).toBe(0)
    expect(context?.getImageData(141, 141, 1, 1).data[3]).toBe(255)
  })

  it('converts an opaque png with too many bytes to jpeg, and shrinks a transparent one', async () => {
    const noise = new OffscreenCanvas(300, 300)
    const context = noise.getContext('2d')
    const pixels = context?.createImageData(300, 300)
    let seed = 7
    for (let at = 0; pixels && at < pixels.data.length; at += 1) {
      seed = (seed * 16_807) % 2_147_483_647
      pixels.data[at] = at % 4 === 3 ? 255 : seed % 256
    }
    if (pixels) context?.putImageData(pixels, 0, 0)
    const file = new File([await noise.convertToBlob()], 'bruit.png', { type: 'image/png' })
    const output = outputOf({ maxBytes: 100_000 })
    const source = sourceOf(file, 300, 300)

    const opaque = await cropImage(source, whole(300, 300), output)
    expect(opaque.type).toBe('image/jpeg')
    expect(opaque.blob.size).toBeLessThanOrEqual(100_000)

    const turned = await cropImage(source, { ...whole(300, 300), rotation: 30 }, output)
    expect(turned.type).toBe('image/png')
    expect(turned.width).toBeLessThan(300)
    expect(turned.blob.size).toBeLessThanOrEqual(100_000)
  })

  it('[2.5.10] requires src, type, width and height, and a configuration', async () => {
    const source = sourceOf(await logoFile(20, 20), 20, 20)
    const crop = (given: Parameters<typeof cropImage>[0], configuration = whole(20, 20)) =>
      cropImage(given, configuration, outputOf({}))

    await expect(crop({ ...source, src: '' })).rejects.toMatchObject({ type: 'missing_image' })
    await expect(crop({ ...source, type: '' })).rejects.toMatchObject({ type: 'missing_image' })
    await expect(crop({ ...source, width: 0 })).rejects.toMatchObject({ type: 'missing_size' })
    const { height, ...withoutHeight } = source
    await expect(crop(withoutHeight)).rejects.toMatchObject({ type: 'missing_size' })
    await expect(cropImage(source, undefined, outputOf({}))).rejects.toMatchObject({
      type: 'missing_configuration',
    })
    await expect(crop(source)).resolves.toMatchObject({ width: 20, height })
  })

  it('[2.5.09] does not crop a gif', async () => {
    const source = sourceOf(gifFile(), 4, 3)
    await expect(cropImage(source, whole(4, 3), outputOf({}))).rejects.toMatchObject({
      type: 'gif',
    })
  })

  it('reports an image that cannot be loaded, and a canvas without context', async () => {
    const gone = { src: 'blob:none', type: 'image/png', width: 2, height: 2 }
    await expect(cropImage(gone, whole(2, 2), outputOf({}))).rejects.toMatchObject({
      type: 'load',
    })
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const source = sourceOf(await orientedFile(1), 60, 90)
    await expect(cropImage(source, whole(60, 90), outputOf({}))).rejects.toThrow(
      'Could not get the context of the canvas element',
    )
  })
})
