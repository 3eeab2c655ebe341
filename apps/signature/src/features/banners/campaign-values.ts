import type { Campaign, Team } from '@org/api/client'
import { mediaAddress } from '#shared/media-address.ts'

/** What can be changed of a campaign. Dates in seconds since 1970; null leaves that side open. */
export interface CampaignValues {
  name: string
  banner_id: string | null
  /** Shows no banner at all. */
  shows_nothing: boolean
  start_date: number | null
  end_date: number | null
}

/** The same for a campaign that exists, which may move to another team. */
export interface CampaignChange extends CampaignValues {
  team_id?: string
}

/** Type of a campaign that is made here (specification 1, section 9). */
export const campaignType = 'small'

/** The campaign as it will be once the values are saved; `teams` are those it may move to. */
export function withValues(
  campaign: Campaign,
  values: CampaignChange,
  teams: readonly Team[] = [],
): Campaign {
  const { banner_id, team_id } = values
  const moved = teams.find(({ id }) => id === team_id)
  const isSameBanner = banner_id === campaign.banner_id
  const banner = banner_id === null ? null : { path: mediaAddress(banner_id), type: 'image' }
  return {
    ...campaign,
    ...values,
    banner: isSameBanner ? campaign.banner : banner,
    team: moved ? { id: moved.id, name: moved.name } : campaign.team,
  }
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
    shows_nothing: false,
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
