import { apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { StoredFile } from '../ports/services.ts'
import { mediaKey } from './media-key.ts'
import type { Variant } from './variant.ts'

const bytesOfKind = { logo: 30_000, banner: 100_000 } as const

/** Without a kind in its address, a file below this many pixels is taken for a logo. */
const smallPixels = 160_000

/** A variant, rendered at its first use and stored. */
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
