import type { StoredFile, VariantRequest } from '@org/api'
import { describe, expect, it, vi } from 'vitest'
import { createImageProcesses, DeadlinePassed } from './image-processes.ts'
import type { ImageTask } from './image-task.ts'
import { createImages } from './images.ts'
import { imageTurns } from './image-turns.ts'
import { sharp } from './sharp.ts'

const images = createImages()
const request = { width: 60, height: 40, radius: 0, maxBytes: 100_000 }
const reencode = (file: StoredFile) => images.reencode(file, 'atelier')
const variant = (file: StoredFile, request: VariantRequest) =>
  images.variant(async () => file, request, 'atelier')

/** Creates an image of Gaussian noise, which compresses poorly, as a photograph does. */
function noise(width: number, height: number) {
  const background = { r: 128, g: 128, b: 128 }
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
}

function plain(width: number, height: number, color = '#2f4be0') {
  return sharp({ create: { width, height, channels: 3, background: color } })
}

async function file(image: ReturnType<typeof noise>, type: string) {
  return { bytes: new Uint8Array(await image.toBuffer()), type }
}

async function animation(width: number, height: number) {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00', '#0000ff'].map((color) => plain(width, height, color).png().toBuffer()),
  )
  return file(sharp(frames, { join: { animated: true } }).gif({ delay: [90, 90, 90] }), 'image/gif')
}

async function alphaAt(bytes: Uint8Array, x: number, y: number): Promise<number> {
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data[(y * info.width + x) * 4 + 3] ?? -1
}

describe('re-encoding', () => {
  it('drops the metadata and applies the EXIF orientation', async () => {
    const photo = await file(
      noise(60, 40)
        .jpeg()
        .withExif({ IFD0: { Copyright: 'Camille Secret' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
        .withMetadata({ orientation: 6 }),
      'image/jpeg',
    )
    expect((await sharp(photo.bytes).metadata()).exif).toBeDefined()

    const stored = await reencode(photo)

    expect(stored).toMatchObject({ type: 'image/jpeg', width: 40, height: 60 })
    const header = await sharp(stored?.bytes).metadata()
    expect(header.exif).toBeUndefined()
    expect(header.orientation).toBeUndefined()
    expect(Buffer.from(stored?.bytes ?? []).includes('Camille')).toBe(false)
  })

  it('drops data after the end of the image', async () => {
    const png = await file(plain(20, 10).png(), 'image/png')
    const bytes = new Uint8Array([...png.bytes, ...new TextEncoder().encode('<script>')])
    const stored = await reencode({ ...png, bytes })
    expect(stored).toMatchObject({ type: 'image/png', width: 20, height: 10 })
    expect(Buffer.from(stored?.bytes ?? []).includes('script')).toBe(false)
  })

  it('keeps every frame of an animation', async () => {
    const stored = await reencode(await animation(30, 20))
    expect(stored).toMatchObject({ type: 'image/gif', width: 30, height: 20 })
    expect((await sharp(stored?.bytes).metadata()).pages).toBe(3)
  })

  it('shrinks images whose longest side exceeds 2,400 pixels', async () => {
    const stored = await reencode(await file(plain(4800, 1200).png(), 'image/png'))
    expect(stored).toMatchObject({ width: 2400, height: 600 })
  })

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'],
    ['a PDF', '%PDF-1.7\n'],
    ['text', 'hello'],
  ])('rejects %s, even if it is declared as a PNG', async (_, content) => {
    const bytes = new TextEncoder().encode(content)
    expect(await reencode({ bytes, type: 'image/png' })).toBeNull()
  })

  it('rejects a WebP and a truncated image', async () => {
    const webp = await file(plain(10, 10).webp(), 'image/png')
    expect(await reencode(webp)).toBeNull()
    const png = await file(noise(100, 100).png(), 'image/png')
    expect(await reencode({ ...png, bytes: png.bytes.slice(0, 900) })).toBeNull()
  })

  it('rejects a small file that decodes to more than 100 megapixels', async () => {
    const bomb = await file(plain(11_000, 10_000).png({ compressionLevel: 9 }), 'image/png')
    expect(bomb.bytes.length).toBeLessThan(1_000_000)
    expect(await reencode(bomb)).toBeNull()
  })
})

describe('rendering variants', () => {
  it('renders rounded corners into the image', async () => {
    const logo = await file(plain(400, 400).jpeg(), 'image/jpeg')
    const request = { width: 200, height: 200, radius: 50, maxBytes: 30_000 }
    const { bytes, type } = await variant(logo, request)
    expect(type).toBe('image/png')
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 200 })
    expect(await alphaAt(bytes, 2, 2)).toBe(0)
    expect(await alphaAt(bytes, 197, 197)).toBe(0)
    expect(await alphaAt(bytes, 100, 1)).toBe(255)
    expect(await alphaAt(bytes, 100, 100)).toBe(255)
  })

  it('fits an image into a box of another shape without distortion, with transparent margins', async () => {
    const banner = await file(plain(300, 300).png(), 'image/png')
    const request = { width: 400, height: 100, radius: 0, maxBytes: 100_000 }
    const { bytes } = await variant(banner, request)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 100 })
    expect(await alphaAt(bytes, 100, 50)).toBe(0)
    expect(await alphaAt(bytes, 155, 50)).toBe(255)
    expect(await alphaAt(bytes, 245, 50)).toBe(255)
  })

  it('returns a JPEG when nothing is transparent', async () => {
    const photo = await file(noise(800, 400).jpeg(), 'image/jpeg')
    const request = { width: 400, height: 200, radius: 0, maxBytes: 100_000 }
    expect((await variant(photo, request)).type).toBe('image/jpeg')
  })

  it.each([
    ['a photograph with round corners', 30_000, 560, 40],
    ['a wide photograph', 100_000, 2000, 0],
  ])('keeps %s within the size limit', async (_, maxBytes, width, radius) => {
    const photo = await file(noise(1200, 600).blur(1.5).jpeg(), 'image/jpeg')
    const request = { width, height: width / 2, radius, maxBytes }
    expect((await variant(photo, request)).bytes.length).toBeLessThanOrEqual(maxBytes)
  })

  it('keeps the frames of an animation, even with rounded corners', async () => {
    const request = { width: 60, height: 40, radius: 15, maxBytes: 100_000 }
    const { bytes, type } = await variant(await animation(120, 80), request)
    expect(type).toBe('image/gif')
    expect(await sharp(bytes).metadata()).toMatchObject({ pages: 3, width: 60, height: 40 })
    for (const page of [0, 1, 2]) {
      const frame = new Uint8Array(await sharp(bytes, { page }).png().toBuffer())
      expect(await alphaAt(frame, 0, 0)).toBe(0)
      expect(await alphaAt(frame, 30, 20)).toBe(255)
    }
  })
})

/** Creates an animation of noise, which is the most work for an encoder of GIF files. */
async function noisyAnimation(side: number, count: number) {
  const frames = await Promise.all(
    Array.from({ length: count }, () => noise(side, side).png().toBuffer()),
  )
  return file(sharp(frames, { join: { animated: true } }).gif({ effort: 1 }), 'image/gif')
}

describe('limits', () => {
  it('renders a small animation into a large box without enlarging it', async () => {
    const banner = { ...request, width: 2000, height: 500 }
    const { bytes, type } = await variant(await animation(100, 100), banner)
    expect(type).toBe('image/gif')
    expect(await sharp(bytes).metadata()).toMatchObject({ pages: 3, width: 416, height: 104 })
  })

  it('shows the first frame of an animation that is not ready at the deadline', async () => {
    const moving = await noisyAnimation(300, 3)
    const processes = createImageProcesses()
    const late: typeof processes = async (task, milliseconds) => {
      if (task.kind === 'variant' && !task.isStill) throw new DeadlinePassed(milliseconds)
      return processes(task, 20_000)
    }
    const { bytes, type } = await createImages(undefined, late).variant(
      async () => moving,
      request,
      'atelier',
    )
    expect(type).toBe('image/png')
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 60, height: 40 })
  })

  it.each([
    ['a cheap first frame', 500, 'image/png'],
    ['a first frame that takes four seconds', 4000, 'image/png'],
    ['a first frame that takes too long', 9000, 'OVERLOADED'],
  ])('answers for an animation with %s within five seconds', async (_, stillTime, expected) => {
    vi.useFakeTimers()
    const began = performance.now()
    /** An encoder that needs a minute for all frames. */
    const slow = ((task: ImageTask, milliseconds: number) => {
      const needed = task.kind === 'variant' && task.isStill ? stillTime : 60_000
      return new Promise<unknown>((resolve, reject) => {
        const still = { bytes: new Uint8Array(), type: 'image/png' }
        setTimeout(() => resolve(still), needed)
        setTimeout(() => reject(new DeadlinePassed(milliseconds)), milliseconds)
      })
    }) as ReturnType<typeof createImageProcesses>
    const gif = { bytes: new Uint8Array(), type: 'image/gif' }
    const answer = createImages(undefined, slow)
      .variant(async () => gif, request, 'atelier')
      .then(
        ({ type }) => type,
        ({ type }: { type: string }) => type,
      )
      .then((type) => ({ type, milliseconds: performance.now() - began }))
    await vi.runAllTimersAsync()
    const { type, milliseconds } = await answer
    vi.useRealTimers()
    expect(type).toBe(expected)
    expect(milliseconds).toBeLessThanOrEqual(5000)
  })

  it('rejects images that take too long, and processes the next ones', async () => {
    const slow = await file(noise(2400, 2400).png({ compressionLevel: 1 }), 'image/png')
    const impatient = createImages({ reencode: 100, moving: 100, still: 100 })
    await expect(impatient.reencode(slow, 'atelier')).rejects.toMatchObject({ type: 'TOO_LARGE' })
    const banner = { ...request, width: 2400, height: 2400, radius: 9 }
    await expect(impatient.variant(async () => slow, banner, 'atelier')).rejects.toMatchObject({
      type: 'OVERLOADED',
      status: 503,
      payload: { retry_after: 5 },
    })
    expect(await reencode(await file(plain(20, 10).png(), 'image/png'))).toMatchObject({
      width: 20,
    })
  })

  it('processes one image of each organisation at a time, and reads only those', async () => {
    const png = await file(plain(20, 10).png(), 'image/png')
    const { promise: gate, resolve: open } = Promise.withResolvers<undefined>()
    const reads: string[] = []
    const ask = (owner: string) =>
      images.variant(
        async () => {
          reads.push(owner)
          await gate
          return png
        },
        request,
        owner,
      )
    const asked = ['a', 'a', 'a', 'b', 'c'].map((owner) => ask(owner))
    await vi.waitFor(() => expect(reads).toEqual(['a', 'b']))
    open(undefined)
    await Promise.all(asked)
    expect(reads.slice(2)).toEqual(['c', 'a', 'a'])
  })

  it('refuses an image at once when too many of its organisation wait', async () => {
    const png = await file(plain(20, 10).png(), 'image/png')
    const { promise: gate, resolve: open } = Promise.withResolvers<undefined>()
    const ask = () => images.variant(() => gate.then(() => png), request, 'a')
    const waiting = Array.from({ length: 1 + (imageTurns.maxWaitingPerOwner ?? 0) }, ask)
    await expect(ask()).rejects.toMatchObject({ type: 'OVERLOADED', status: 503 })
    open(undefined)
    expect(await Promise.all(waiting)).toHaveLength(26)
  })
})
