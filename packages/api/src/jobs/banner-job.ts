import * as z from 'zod'
import type { NewJob } from '../ports/job-queue.ts'
import type { CampaignRecord } from '../ports/records.ts'

export const bannerJobKind = 'banner-bound'

const payloadSchema = z.object({
  organisationId: z.string(),
  campaignId: z.string(),
  bound: z.enum(['start_date', 'end_date']),
  /**
   * The campaign's date when the job was created. The job is obsolete if the date has changed since
   * then.
   */
  at: z.int(),
})

export type BannerPayload = z.infer<typeof payloadSchema>

/** Creates the jobs that notify when a campaign starts and ends; none for a date in the past. */
export function bannerJobs(campaign: CampaignRecord, now: number): NewJob[] {
  const bounds = ['start_date', 'end_date'] as const
  return bounds.flatMap((bound) => {
    const at = campaign[bound]
    if (at === null || at < now) return []
    const { id: campaignId, organisation_id: organisationId } = campaign
    const payload: BannerPayload = { organisationId, campaignId, bound, at }
    const key = `banner.${campaignId}.${bound}.${at}`
    return [{ key, kind: bannerJobKind, payload, runAt: at }]
  })
}

/** Parses the payload of `bannerJobs`. */
export function bannerPayload(payload: Record<string, unknown>): BannerPayload {
  return payloadSchema.parse(payload)
}
