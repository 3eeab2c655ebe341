import type { Campaign, Team } from '@org/api/client'
import { mediaAddress } from './media-address.ts'

/** What can be changed of a campaign. Dates in seconds since 1970; null leaves that side open. */
export interface CampaignValues {
  name: string
  banner_id: string | null
  start_date: number | null
  end_date: number | null
}

/** Type of a campaign that is made here (specification 1, section 9). */
export const campaignType = 'small'

/** The campaign as it will be once the values are saved. */
export function withValues(campaign: Campaign, values: CampaignValues): Campaign {
  const { banner_id } = values
  const isSameBanner = banner_id === campaign.banner_id
  const banner = banner_id === null ? null : { path: mediaAddress(banner_id), type: 'image' }
  return { ...campaign, ...values, banner: isSameBanner ? campaign.banner : banner }
}

/** The entry that stands in the list while the campaign is being created. */
export function temporaryCampaign(id: string, values: CampaignValues, team: Team): Campaign {
  const blank: Campaign = {
    id,
    organisation_id: team.organisation_id,
    name: '',
    type: campaignType,
    banner_id: null,
    banner: null,
    start_date: null,
    end_date: null,
    expire: 0,
    active: false,
    team_id: team.id,
    team: { id: team.id, name: team.name },
    created_at: 0,
    revision: 0,
  }
  return withValues(blank, values)
}
