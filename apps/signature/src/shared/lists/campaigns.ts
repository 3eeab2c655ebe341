import type { Campaign } from '@org/api/client'
import { createList, type ListState } from '@org/app-kit'

/** The part of the state with the banners. */
export interface WithCampaigns {
  campaigns: ListState<Campaign>
}

export const campaigns = createList<Campaign>('campaigns')
export const selectCampaigns = (state: WithCampaigns): ListState<Campaign> => state.campaigns
