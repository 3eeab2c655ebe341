import { apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { StoredFile } from '../ports/services.ts'
import { mediaKey } from './media-key.ts'
import type { Variant } from './variant.ts'

const bytesOfKind = { logo: 30_000, banner: 100_000 } as const

/** A variant without a kind counts as a logo if its area is below this many pixels. */
const smallPixels = 160_000

/** Returns a variant, which is rendered and stored on first use. */
export async function variantFile(
  { mediaStore, images }: Pick<Adapters, 'mediaStore' | 'images'>,
  mediaId: string,
  variant: Variant,
): Promise<StoredFile> {
  const { width, height, radius, kind } = variant
  const size = `${width}x${height}r${radius}`
  const key = mediaKey(mediaId, kind ? `${size}-${kind}` : size)
  const kept = await mediaStore.get(key)
  if (kept) return kept
  const original = await mediaStore.get(mediaKey(mediaId, 'original'))
  if (!original) throw apiError('NOT_FOUND')
  const maxBytes = bytesOfKind[kind ?? (width * height < smallPixels ? 'logo' : 'banner')]
  const made = await images.variant(original, { width, height, radius, maxBytes })
  await mediaStore.put(key, made)
  return made
}
