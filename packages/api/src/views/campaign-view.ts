import type { Campaign } from '../contract/entities/campaign.ts'
import type { CampaignRecord, MediaRecord, TeamRecord } from '../ports/records.ts'
import { isActive } from '../rules/current-campaign.ts'
import { imageView } from './media-view.ts'

/** Builds the response for a campaign, with its banner and team. `active` is computed for `now`. */
export function campaignView(
  publicUrl: string,
  campaign: CampaignRecord,
  team: TeamRecord | undefined,
  banner: MediaRecord | undefined,
  now: number,
): Campaign {
  return {
    ...campaign,
    banner: imageView(publicUrl, banner),
    active: isActive(campaign, now),
    team: { id: campaign.team_id, name: team?.name ?? '' },
  }
}
