import { expect, it, vi } from 'vitest'
import { memoryAdapters } from '../memory/memory-adapters.ts'
import type { OpenFile, VariantRequest } from '../ports/services.ts'
import { makeWorld } from '../testing/world.ts'
import { memoryHost } from '../testing/memory-host.ts'
import { createVariants } from './create-variants.ts'
import { mediaKey } from './media-key.ts'
import { variantFor, variantForBox, type Variant } from './variant.ts'

const natural = { width: 900, height: 900 }
const logo = { ...variantFor(natural, 200, 0), kind: 'logo' } as const
const banner = { ...variantForBox({ width: 400, height: 60 }, 0), kind: 'banner' } as const
const type = 'image/png'

const bytesOf = async ({ content, type: kind }: OpenFile) => ({
  bytes: new Uint8Array(await content.arrayBuffer()),
  type: kind,
})

/**
 * Sets up a stored image. Each variant has 100 bytes; each byte is the number of variants rendered
 * so far.
 */
async function storedImage() {
  const adapters = memoryAdapters()
  const { mediaStore, repositories } = adapters
  const clock = { advance: () => undefined }
  const host = { ...memoryHost(adapters), clock } as unknown as Parameters<typeof makeWorld>[0]
  const { organisationId } = await makeWorld(host)
  const scoped = repositories.within({ organisationId })
  const row = { id: 'm1', name: 'a.png', type, ...natural, size: 0, created_at: 1 }
  const media = await scoped.media.insert(row)
  await mediaStore.put(mediaKey('m1', 'original'), { bytes: new Uint8Array(), type })
  const render = vi.fn(async (_: unknown, _request: VariantRequest, _owner: string) => ({
    bytes: new Uint8Array(100).fill(render.mock.calls.length),
    type,
  }))
  const images = { ...adapters.images, variant: render }
  const start = () => createVariants({ mediaStore, images, repositories })
  const variants = start()
  return {
    mediaStore,
    organisationId,
    scoped,
    render,
    start,
    media,
    requests: () => render.mock.calls.map(([, request]) => request),
    get: async (of: Variant) => bytesOf(await variants.get(media, of)),
  }
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
  expect(requests()).toEqual([{ width, height, radius, maxBytes }])
})

it('renders a variant only once for each kind, in the turn of its organisation', async () => {
  const { organisationId, render, get } = await storedImage()
  const kinds = ['logo', 'banner', undefined, 'logo', 'banner', undefined] as const
  const files = await Promise.all(kinds.slice(0, 3).map((kind) => get({ ...logo, kind })))
  for (const [index, kind] of kinds.slice(3).entries())
    expect(await get({ ...logo, kind })).toEqual(files[index])
  expect(render.mock.calls.map(([, , owner]) => owner)).toEqual([
    organisationId,
    organisationId,
    organisationId,
  ])
})

it('renders a variant once for all who ask for it meanwhile, and again after a failure', async () => {
  const { render, get } = await storedImage()
  render.mockRejectedValueOnce(new Error('broken'))
  const failed = await Promise.allSettled([get(logo), get(logo)])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(render).toHaveBeenCalledTimes(1)

  const files = await Promise.all([get(logo), get({ ...logo, width: logo.width - 3 }), get(logo)])
  for (const file of files) expect(file).toEqual(files[0])
  expect(render).toHaveBeenCalledTimes(2)
})

it('stores at most 20 variants of an image, drops the oldest, and counts their bytes', async () => {
  const { mediaStore, scoped, requests, get } = await storedImage()
  const sizes = Array.from({ length: 23 }, (_, at) => ({ ...logo, width: 16 * (at + 1) }))
  for (const size of sizes) await get(size)

  const stored = (await scoped.media.get('m1'))?.variants ?? []
  expect(stored.map(({ name }) => name.split('x')[0])).toEqual(
    sizes.slice(3).map(({ width }) => String(width)),
  )
  expect(await scoped.storageUse.used()).toBe(2000)
  const keys = sizes.map(({ width }) => mediaKey('m1', `${width}x${width}-r0-logo`))
  const files = await Promise.all(keys.map((key) => mediaStore.get(key)))
  expect(files.map((file) => file !== null)).toEqual(sizes.map((_, at) => at >= 3))

  await get(sizes[0] as Variant)
  expect(requests()).toHaveLength(24)
  expect(await scoped.storageUse.used()).toBe(2000)
})

it('counts a variant once that two processes render at the same time', async () => {
  const { scoped, start, media, render } = await storedImage()
  await Promise.all([start().get(media, logo), start().get(media, logo)])
  expect(render).toHaveBeenCalledTimes(2)
  expect(await scoped.storageUse.used()).toBe(100)
})

it('takes over a file that was stored under its exact size, and counts it', async () => {
  const { mediaStore, scoped, render, get } = await storedImage()
  const former = mediaKey('m1', '397x397r7-logo')
  const bytes = Uint8Array.of(1, 2, 3)
  await mediaStore.put(former, { bytes, type })

  expect((await get({ width: 397, height: 397, radius: 7, kind: 'logo' })).bytes).toEqual(bytes)
  expect(render).not.toHaveBeenCalled()
  expect(await scoped.storageUse.used()).toBe(3)
  expect(await mediaStore.get(former)).toBeNull()
  expect((await get({ width: 400, height: 400, radius: 7, kind: 'logo' })).bytes).toEqual(bytes)
})
