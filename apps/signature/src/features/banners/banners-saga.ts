import type { Campaign } from '@org/api/client'
import { createEntityFlow, type UpdateRequest } from '@org/app-kit'
import { campaigns } from './campaigns.ts'
import { selectTeams, type WithTeams } from '#shared/lists/teams.ts'
import { bannersTexts } from './texts.ts'
import {
  type BannerChange,
  bannerType,
  type BannerValues,
  temporaryBanner,
  withValues,
} from './banner-values.ts'
import { updatePreferringTeams, type PreferringTeams } from './preferring-teams.ts'
import { texts } from '#shared/texts.ts'

interface BannerCreation {
  values: BannerValues
  /** The team that owns the banner. */
  teamId: string
  preferring: PreferringTeams
  idempotencyKey: string
}

interface BannerUpdate extends UpdateRequest<Campaign> {
  values: BannerChange
  preferring: PreferringTeams
}

export const bannersFlow = createEntityFlow<
  Campaign,
  BannerCreation,
  BannerUpdate,
  { id: string },
  WithTeams
>({
  list: campaigns,
  texts: { ...texts, deletedMeanwhile: bannersTexts.deletedMeanwhile },
  load: {
    page: ({ client }, call, options) => client.call('listCampaigns', call, options),
    after: {},
  },
  create: {
    preview(id, { values, teamId }, state) {
      const { data } = selectTeams(state)
      const team = data.find((other) => other.id === teamId)
      return team ? temporaryBanner(id, values, team) : null
    },
    send: ({ client }, { values, teamId }, _path, options) =>
      client.call(
        'createTeamCampaign',
        { path: { id: teamId }, body: { ...values, type: bannerType } },
        options,
      ),
    finish: (environment, { id }, { preferring }) =>
      updatePreferringTeams(environment, id, preferring),
  },
  update: {
    preview: (former, { values }, state) => withValues(former, values, selectTeams(state).data),
    send: ({ client }, id, body, options) =>
      client.call('updateCampaign', { path: { id }, body }, options),
    finish: (environment, { id }, { preferring }) =>
      updatePreferringTeams(environment, id, preferring),
  },
  remove: {
    texts,
    send: ({ client }, { id }, options) => client.call('deleteCampaign', { path: { id } }, options),
  },
})
