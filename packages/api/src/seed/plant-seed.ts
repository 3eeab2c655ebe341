import { bannerJobs } from '../jobs/banner-job.ts'
import { mediaKey } from '../media/media-key.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { Seed } from './seed.ts'

/**
 * Stores a seed through any adapters, with all rows in one transaction. If two rows refer to each
 * other, one is inserted without its reference, which is added later. Rejects when the organisation
 * already exists.
 */
export async function plantSeed(
  { repositories, mediaStore, clock }: Pick<Adapters, 'repositories' | 'mediaStore' | 'clock'>,
  seed: Seed,
): Promise<void> {
  for (const [id, file] of seed.files) await mediaStore.put(mediaKey(id, 'original'), file)
  await repositories.transaction(async (inside) => {
    for (const { revision: _, ...organisation } of seed.organisations) {
      const bare = { ...organisation, logo_id: null, signature_template_id: null }
      await inside.accounts.createOrganisation(bare)
      await plantOrganisation(inside, seed, organisation.id)
      await inside.jobs.add(seed.campaigns.flatMap((row) => bannerJobs(row, clock.now())))
      const { logo_id, signature_template_id } = organisation
      const { organisation: table } = inside.within({ organisationId: organisation.id })
      await table.update({ logo_id, signature_template_id })
    }
  })
}

async function plantOrganisation(
  inside: Repositories,
  seed: Seed,
  organisationId: string,
): Promise<void> {
  const scoped = inside.within({ organisationId })
  const { media, storageUse, teams, templates, users, campaigns, notifications, audit } = scoped
  const isOwn = (row: { organisation_id: string }) => row.organisation_id === organisationId
  for (const row of seed.media.filter(isOwn)) {
    await storageUse.take(row.size, Number.MAX_SAFE_INTEGER)
    await media.insert(bare(row))
  }
  for (const row of seed.teams.filter(isOwn)) {
    await teams.insert({ ...bare(row), signature_template_id: null, campaign_id: null })
  }
  for (const row of seed.templates.filter(isOwn)) await templates.insert(bare(row))
  for (const row of seed.users.filter(isOwn)) await users.insert(bare(row))
  for (const row of seed.campaigns.filter(isOwn)) await campaigns.insert(bare(row))
  for (const { organisation_id: _, ...row } of (seed.notifications ?? []).filter(isOwn)) {
    await notifications.add(row)
  }
  for (const { organisation_id: _, ...row } of (seed.audit ?? []).filter(isOwn)) {
    await audit.add(row)
  }
  for (const { id, signature_template_id, campaign_id } of seed.teams.filter(isOwn)) {
    await teams.mark(id, { signature_template_id, campaign_id })
  }
}

function bare<R extends { organisation_id: string; revision: number }>(
  row: R,
): Omit<R, 'organisation_id' | 'revision'> {
  const { organisation_id: _, revision: __, ...rest } = row
  return rest
}
