import { expect, it } from 'vitest'
import { memoryAdapters } from '../memory/memory-adapters.ts'
import type { VariantRequest } from '../ports/services.ts'
import { mediaKey } from './media-key.ts'
import { variantFile } from './variant-file.ts'
import { variantFor, variantForBox, type Variant } from './variant.ts'

const logo = { ...variantFor({ width: 900, height: 900 }, 200, 0), kind: 'logo' } as const
const banner = { ...variantForBox({ width: 400, height: 60 }, 0), kind: 'banner' } as const
const type = 'image/png'

/**
 * Sets up a stored image. Each variant is a single byte: the number of variants rendered so far.
 */
async function storedImage() {
  const { mediaStore, images } = memoryAdapters()
  await mediaStore.put(mediaKey('m1', 'original'), { bytes: new Uint8Array(), type })
  const requests: VariantRequest[] = []
  const variant = async (_: unknown, request: VariantRequest) => {
    requests.push(request)
    return { bytes: Uint8Array.of(requests.length), type }
  }
  const ports = { mediaStore, images: { ...images, variant } }
  return { requests, get: (of: Variant) => variantFile(ports, 'm1', of) }
}

it.each([
  ['30 kB for a square logo', logo, 30_000],
  ['100 kB for a flat banner', banner, 100_000],
  ['30 kB for few pixels without a kind', { ...banner, kind: undefined }, 30_000],
  ['100 kB for many pixels without a kind', { ...logo, kind: undefined }, 100_000],
])('limits a variant to %s', async (_, variant, maxBytes) => {
  const { requests, get } = await storedImage()
  await get(variant)
  const { width, height, radius } = variant
  expect(requests).toEqual([{ width, height, radius, maxBytes }])
})

it('renders a variant only once for each kind', async () => {
  const { requests, get } = await storedImage()
  const kinds = ['logo', 'banner', undefined, 'logo', 'banner', undefined] as const
  const files = await Promise.all(kinds.slice(0, 3).map((kind) => get({ ...logo, kind })))
  for (const [index, kind] of kinds.slice(3).entries())
    expect(await get({ ...logo, kind })).toEqual(files[index])
  expect(requests).toHaveLength(3)
})
