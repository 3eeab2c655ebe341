import type { MediaRecord, StoredVariant } from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'

/** Maximum number of stored variants of one image. */
export const maxVariants = 20

/**
 * Records a variant and counts its bytes as storage of the organisation. The quota does not limit
 * variants, because delivered mails show them, but their number is limited.
 *
 * @returns the names of the oldest variants, which are no longer recorded and must be removed
 */
export async function recordVariant(
  repositories: Pick<Repositories, 'transaction'>,
  { id, organisation_id: organisationId }: MediaRecord,
  variant: StoredVariant,
): Promise<string[]> {
  return repositories.transaction(async (inside) => {
    const { media, storageUse } = inside.within({ organisationId })
    // Reading the row locks it.
    const stored = (await media.get(id))?.variants ?? []
    const others = stored.filter(({ name }) => name !== variant.name)
    const dropped = others.slice(0, Math.max(0, others.length + 1 - maxVariants))
    await media.mark(id, { variants: [...others.slice(dropped.length), variant] })
    const freed = stored.filter(({ name }) => name === variant.name).concat(dropped)
    await storageUse.release(freed.reduce((bytes, { size }) => bytes + size, 0))
    await storageUse.take(variant.size, Number.MAX_SAFE_INTEGER)
    return dropped.map(({ name }) => name)
  })
}
