import type { Campaign } from '@org/api/client'
import { createEntityFlow, type UpdateRequest } from '@org/app-kit'
import { campaigns } from '#shared/lists/campaigns.ts'
import { selectTeams, type WithTeams } from '#shared/lists/teams.ts'
import { bannersTexts } from './texts.ts'
import {
  type CampaignChange,
  campaignType,
  type CampaignValues,
  temporaryCampaign,
  withValues,
} from './campaign-values.ts'
import { nameCampaign, type Naming } from './name-campaign.ts'
import { texts } from '#shared/texts.ts'

interface CampaignCreation {
  values: CampaignValues
  /** The team that owns the campaign. */
  teamId: string
  naming: Naming
  idempotencyKey: string
}

interface CampaignUpdate extends UpdateRequest<Campaign> {
  values: CampaignChange
  naming: Naming
}

export const campaignsFlow = createEntityFlow<
  Campaign,
  CampaignCreation,
  CampaignUpdate,
  { id: string },
  WithTeams
>({
  list: campaigns,
  texts: { ...texts, deletedMeanwhile: bannersTexts.deletedMeanwhile },
  load: {
    page: (client, call, options) => client.call('listCampaigns', call, options),
    after: {},
  },
  create: {
    preview(id, { values, teamId }, state) {
      const { data } = selectTeams(state)
      const team = data.find((other) => other.id === teamId)
      return team ? temporaryCampaign(id, values, team) : null
    },
    send: (client, { values, teamId }, _path, options) =>
      client.call(
        'createTeamCampaign',
        { path: { id: teamId }, body: { ...values, type: campaignType } },
        options,
      ),
    finish: (environment, { id }, { naming }) => nameCampaign(environment, id, naming),
  },
  update: {
    preview: (former, { values }, state) => withValues(former, values, selectTeams(state).data),
    send: (client, id, body, options) =>
      client.call('updateCampaign', { path: { id }, body }, options),
    finish: (environment, { id }, { naming }) => nameCampaign(environment, id, naming),
  },
  remove: {
    send: (client, { id }, options) => client.call('deleteCampaign', { path: { id } }, options),
  },
})
