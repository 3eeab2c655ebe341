import { checkNumber } from '../call/check-number.ts'
import type { Caller } from '../call/caller.ts'
import type { Repositories } from '../ports/repositories.ts'

/** Maximum number of stored entries of an organisation. */
const maxStored = { templates: 500, campaigns: 5000, teams: 2000 }

const names: Readonly<Record<keyof typeof maxStored, string>> = {
  templates: 'signatures',
  campaigns: 'bannières',
  teams: 'équipes',
}

/**
 * Rejects another entry when the maximum number is stored in the organisation, including those that
 * the caller may not see.
 *
 * @throws ApiError STORAGE_FULL
 */
export async function checkRoom(
  repositories: Repositories,
  { scope: { organisationId } }: Caller,
  kind: keyof typeof maxStored,
): Promise<void> {
  const max = maxStored[kind]
  const message = `Une organisation garde ${max.toLocaleString('fr-FR')} ${names[kind]} au plus : supprimez-en avant d’en ajouter.`
  await checkNumber(repositories.within({ organisationId })[kind], max, message)
}
