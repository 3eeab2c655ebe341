import { apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { MediaRecord } from '../ports/records.ts'
import type { OpenFile, StoredFile } from '../ports/services.ts'
import { mediaKey } from './media-key.ts'
import { recordVariant } from './record-variant.ts'
import { variantInSteps, type Variant } from './variant.ts'

const bytesOfKind = { logo: 30_000, banner: 100_000 } as const

/** A variant without a kind counts as a logo if its area is below this many pixels. */
const smallPixels = 160_000

/** The variants of stored images. */
export interface Variants {
  /**
   * Returns the variant in the next step of the width. It is rendered and stored on first use, once
   * for all callers who wait for it in this process. Rejects with OVERLOADED if too many images are
   * being rendered.
   */
  get(media: MediaRecord, variant: Variant): Promise<OpenFile>
}

type Ports = Pick<Adapters, 'mediaStore' | 'images' | 'repositories'>

export function createVariants(ports: Ports): Variants {
  const running = new Map<string, Promise<OpenFile>>()
  return {
    get(media, address) {
      const variant = variantInSteps(address, media)
      const key = mediaKey(media.id, nameOf(variant))
      const shared = running.get(key)
      if (shared) return shared
      const work = readOrRender(ports, media, variant, address).finally(() => running.delete(key))
      running.set(key, work)
      return work
    },
  }
}

async function readOrRender(
  ports: Ports,
  media: MediaRecord,
  variant: Variant,
  address: Variant,
): Promise<OpenFile> {
  const { mediaStore } = ports
  const name = nameOf(variant)
  const key = mediaKey(media.id, name)
  const kept = await mediaStore.open(key)
  if (kept) return kept
  const formerKey = mediaKey(media.id, formerNameOf(address))
  const former = await mediaStore.get(formerKey)
  const made = former ?? (await render(ports, media, variant))
  // The record comes first: if the process ends in between, the variant is rendered again, and
  // nothing is stored that does not count.
  const dropped = await recordVariant(ports.repositories, media, { name, size: made.bytes.length })
  await mediaStore.put(key, made)
  if (former) await mediaStore.removeAll(formerKey)
  for (const old of dropped) await mediaStore.removeAll(mediaKey(media.id, old))
  return { content: new Blob([made.bytes]), type: made.type }
}

function render(
  { mediaStore, images }: Ports,
  media: MediaRecord,
  { width, height, radius, kind }: Variant,
): Promise<StoredFile> {
  const maxBytes = bytesOfKind[kind ?? (width * height < smallPixels ? 'logo' : 'banner')]
  const read = async () => {
    const original = await mediaStore.get(mediaKey(media.id, 'original'))
    if (!original) throw apiError('NOT_FOUND')
    return original
  }
  return images.variant(read, { width, height, radius, maxBytes }, media.organisation_id)
}

/** No name is the beginning of another, because stores remove files by the beginning of the key. */
const nameOf = ({ width, height, radius, kind }: Variant): string =>
  `${width}x${height}-r${radius}-${kind ?? 'any'}`

/**
 * Returns the name under which a variant was stored before widths had steps, when its bytes did not
 * count as storage.
 */
function formerNameOf({ width, height, radius, kind }: Variant): string {
  const size = `${width}x${height}r${radius}`
  return kind ? `${size}-${kind}` : size
}
