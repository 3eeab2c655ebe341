import type { Adapters } from '../ports/adapters.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'
import { bannerPayload } from './banner-job.ts'
import { failJob, nothingLeft, type JobRunner } from './job-runner.ts'

/** Notifies that a campaign has started or ended. */
export const bannerJobRunner: JobRunner = {
  failure: 'banner notification failed',
  run: async (adapters, job) => {
    await notify(adapters, job)
    return nothingLeft
  },
  giveUp: failJob,
}

/**
 * Adds the notification in the transaction that ends the job, so that it is added only once. Skips
 * campaigns that were deleted or moved to another date.
 */
async function notify({ repositories, secrets }: Adapters, job: ClaimedJob): Promise<void> {
  const { organisationId, campaignId, bound, at } = bannerPayload(job.payload)
  await repositories.transaction(async (inside) => {
    if (!(await inside.jobs.complete(job))) return
    const { campaigns, notifications } = inside.within({ organisationId })
    const campaign = await campaigns.get(campaignId)
    if (campaign?.[bound] !== at) return
    await notifications.add({
      id: secrets.id(),
      kind: bound === 'start_date' ? 'banner_started' : 'banner_ended',
      team_id: campaign.team_id,
      subject: campaign.name,
      done_count: 0,
      updated_count: 0,
      failed_count: 0,
      created_at: at,
    })
  })
}
