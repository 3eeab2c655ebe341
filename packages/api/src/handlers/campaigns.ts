import { recordAct } from '../audit/record-act.ts'
import { defaultExpire } from '../contract/entities/campaign.ts'
import { apiError } from '../contract/errors.ts'
import type { campaignOperations } from '../contract/operations/campaigns.ts'
import { mustBe, validationError } from '../contract/validation.ts'
import { bannerJobs } from '../jobs/banner-job.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { CampaignRecord } from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { Call, HandlersOf } from '../call/call.ts'
import type { Caller } from '../call/caller.ts'
import { checkOrganisation, checkReference, current, found } from '../call/checks.ts'
import { omitUndefined } from '../call/omit-undefined.ts'
import { checkRoom } from './check-room.ts'
import { campaignView } from '../views/campaign-view.ts'

type Create =
  | Call<(typeof campaignOperations)['createCampaign']>
  | Call<(typeof campaignOperations)['createTeamCampaign']>
type List = Call<(typeof campaignOperations)['listTeamCampaigns']>

async function views(
  { settings, clock }: Adapters,
  repositories: Repositories,
  caller: Caller,
  campaigns: readonly CampaignRecord[],
) {
  const { teams, media } = repositories.within({ organisationId: caller.scope.organisationId })
  const [teamList, banners] = await Promise.all([
    teams.all({ id: campaigns.map((campaign) => campaign.team_id) }),
    media.all({ id: campaigns.map((campaign) => campaign.banner_id).filter((id) => id !== null) }),
  ])
  return campaigns.map((campaign) =>
    campaignView(
      settings.publicUrl,
      campaign,
      teamList.find((team) => team.id === campaign.team_id),
      banners.find((banner) => banner.id === campaign.banner_id),
      clock.now(),
    ),
  )
}

async function view(
  adapters: Adapters,
  repositories: Repositories,
  caller: Caller,
  campaign: CampaignRecord,
) {
  return found((await views(adapters, repositories, caller, [campaign]))[0])
}

async function page({ adapters, caller, list, repositories }: List, teamId: string | null) {
  const where = teamId === null ? list.where : { ...list.where, team_id: teamId }
  const scoped = repositories.within(caller.scope)
  const { data, total } = await scoped.campaigns.list({ ...list, where })
  return { data: await views(adapters, repositories, caller, data), total }
}

function checkDates({ start_date: start, end_date: end }: Partial<CampaignRecord>): void {
  if (start === undefined || end === undefined || start === null || end === null) return
  if (end > start) return
  const message = mustBe('end_date', 'date after start_date')
  throw validationError([{ path: 'end_date', message }])
}

function create(call: Create, teamId: string) {
  const { adapters, caller, body, now, commit } = call
  checkDates(omitUndefined(body))
  return commit(async (inside) => {
    const scoped = inside.within(caller.scope)
    await checkRoom(inside, caller, 'campaigns')
    await checkReference(scoped.media, body.banner_id, 'banner_id')
    const campaign = await scoped.campaigns.insert({
      id: adapters.secrets.id(),
      team_id: teamId,
      name: body.name,
      type: body.type ?? 'small',
      banner_id: body.banner_id ?? null,
      shows_nothing: body.shows_nothing ?? false,
      link_url: body.link_url ?? '',
      start_date: body.start_date ?? null,
      end_date: body.end_date ?? null,
      expire: body.expire ?? defaultExpire,
      created_at: now,
    })
    await inside.jobs.add(bannerJobs(campaign, now))
    await recordAct(call, inside, { action: 'banner_created', subject: campaign.name })
    return view(adapters, inside, caller, campaign)
  })
}

export const campaignHandlers: HandlersOf<typeof campaignOperations> = {
  async listCampaigns(call) {
    checkOrganisation(call.caller, call.path.id)
    return page(call, null)
  },

  async createCampaign(call) {
    checkOrganisation(call.caller, call.path.id)
    const { teams } = call.repositories.within(call.caller.scope)
    return create(call, found((await teams.all({ is_global: true }))[0]).id)
  },

  async listTeamCampaigns(call) {
    const { teams } = call.repositories.within(call.caller.scope)
    return page(call, found(await teams.get(call.path.id)).id)
  },

  async createTeamCampaign(call) {
    const { teams } = call.repositories.within(call.caller.scope)
    return create(call, found(await teams.get(call.path.id)).id)
  },

  async getCampaign({ adapters, caller, path, repositories }) {
    const campaign = found(await repositories.within(caller.scope).campaigns.get(path.id))
    return view(adapters, repositories, caller, campaign)
  },

  async updateCampaign(call) {
    const { adapters, caller, path, body, ifRevision, now, commit } = call
    return commit(async (inside) => {
      const { campaigns, media, teams } = inside.within(caller.scope)
      await checkReference(media, body.banner_id, 'banner_id')
      await checkReference(teams, body.team_id, 'team_id')
      const before = found(await campaigns.get(path.id))
      checkDates({ ...before, ...omitUndefined(body) })
      const result = await campaigns.update(path.id, omitUndefined(body), ifRevision)
      const read = async () => view(adapters, inside, caller, found(await campaigns.get(path.id)))
      const campaign = await current(result, read)
      await inside.jobs.add(bannerJobs(campaign, now))
      await recordAct(call, inside, { action: 'banner_changed', subject: campaign.name })
      return view(adapters, inside, caller, campaign)
    })
  },

  async deleteCampaign(call) {
    const { caller, path, commit } = call
    return commit(async (inside) => {
      const { campaigns } = inside.within(caller.scope)
      const campaign = found(await campaigns.get(path.id))
      // Other teams may have selected the campaign, even teams outside the caller's scope.
      const { teams } = inside.within({ organisationId: caller.scope.organisationId })
      await teams.updateAll({ campaign_id: campaign.id }, { campaign_id: null })
      if (!(await campaigns.remove(campaign.id))) throw apiError('NOT_FOUND')
      await recordAct(call, inside, { action: 'banner_deleted', subject: campaign.name })
      return { success: true } as const
    })
  },
}
