import { apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { StoredFile } from '../ports/services.ts'
import { mediaKey } from './media-key.ts'
import type { Variant } from './variant.ts'

/** A file up to this many pixels is a logo or a portrait, a larger one a banner. */
const smallPixels = 160_000
const smallBytes = 30_000
const largeBytes = 100_000

/** A variant, made at its first use and kept. */
export async function variantFile(
  { mediaStore, images }: Pick<Adapters, 'mediaStore' | 'images'>,
  mediaId: string,
  variant: Variant,
): Promise<StoredFile> {
  const { width, height, radius } = variant
  const key = mediaKey(mediaId, `${width}x${height}r${radius}`)
  const kept = await mediaStore.get(key)
  if (kept) return kept
  const original = await mediaStore.get(mediaKey(mediaId, 'original'))
  if (!original) throw apiError('NOT_FOUND')
  const maxBytes = width * height < smallPixels ? smallBytes : largeBytes
  const made = await images.variant(original, { ...variant, maxBytes })
  await mediaStore.put(key, made)
  return made
}
