import type { Campaign } from '@org/api/client'
import { createList, type ListState } from '@org/app-kit'

export const campaignsKey = 'campaigns'

/** The part of the state that contains the banners. */
export interface WithCampaigns {
  [campaignsKey]: ListState<Campaign>
}

export const campaigns = createList<Campaign>(campaignsKey)
export const selectCampaigns = (state: WithCampaigns): ListState<Campaign> => state[campaignsKey]
