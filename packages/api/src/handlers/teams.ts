import { apiError } from '../contract/errors.ts'
import type { teamOperations } from '../contract/operations/teams.ts'
import { loadContext } from '../merge/organisation-context.ts'
import type { TeamRecord } from '../ports/records.ts'
import type { Repositories, ScopedRepositories } from '../ports/repositories.ts'
import type { Patch } from '../ports/table.ts'
import type { HandlersOf } from '../program/call.ts'
import type { Caller } from '../program/caller.ts'
import { checkOrganisation, checkReference, current, found } from '../program/checks.ts'
import { defined } from '../program/defined.ts'
import { teamView } from '../views/team-view.ts'
import { userView } from '../views/user-view.ts'
import { deployPeople } from './deploy.ts'

async function view(repositories: Repositories, caller: Caller, team: TeamRecord) {
  const context = await loadContext(repositories, caller.user.organisation_id)
  const members = await repositories.within(caller.scope).users.all({ team_id: team.id })
  return teamView(context, team, members)
}

async function checkReferences(scoped: ScopedRepositories, body: Patch<TeamRecord>) {
  await checkReference(scoped.templates, body.signature_template_id, 'signature_template_id')
  await checkReference(scoped.campaigns, body.campaign_id, 'campaign_id')
}

export const teamHandlers: HandlersOf<typeof teamOperations> = {
  async listTeams({ caller, path, list, repositories }) {
    checkOrganisation(caller, path.id)
    const scoped = repositories.within(caller.scope)
    const page = await scoped.teams.list(list)
    const members = await scoped.users.all({ team_id: page.data.map((team) => team.id) })
    const context = await loadContext(repositories, caller.user.organisation_id)
    return { data: page.data.map((team) => teamView(context, team, members)), total: page.total }
  },

  async createTeam({ adapters, caller, path, body, now, commit }) {
    checkOrganisation(caller, path.id)
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      await checkReferences(scoped, defined(body))
      const team = await scoped.teams.insert({
        id: adapters.secrets.id(),
        name: body.name,
        is_global: false,
        signature_template_id: body.signature_template_id ?? null,
        campaign_id: body.campaign_id ?? null,
        created_at: now,
      })
      return view(inside, caller, team)
    })
  },

  async getTeam({ caller, path, repositories }) {
    const team = found(await repositories.within(caller.scope).teams.get(path.id))
    return view(repositories, caller, team)
  },

  async updateTeam({ caller, path, body, ifRevision, commit }) {
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      await checkReferences(scoped, defined(body))
      const result = await scoped.teams.update(path.id, defined(body), ifRevision)
      const read = async () => view(inside, caller, found(await scoped.teams.get(path.id)))
      return view(inside, caller, await current(result, read))
    })
  },

  async deleteTeam({ caller, path, commit }) {
    return commit(async (inside) => {
      const { teams, users, templates, campaigns } = inside.within(caller.scope)
      const team = found(await teams.get(path.id))
      if (team.is_global) throw apiError('GLOBAL_TEAM')
      const globalTeam = found((await teams.all({ is_global: true }))[0])
      await users.updateAll({ team_id: team.id, role: 'team_admin' }, { role: 'member' })
      await users.updateAll({ team_id: team.id }, { team_id: globalTeam.id })
      await templates.updateAll({ team_id: team.id }, { team_id: null })
      for (const campaign of await campaigns.all({ team_id: team.id })) {
        await teams.updateAll({ campaign_id: campaign.id }, { campaign_id: null })
        await campaigns.remove(campaign.id)
      }
      await teams.remove(team.id)
      return { success: true } as const
    })
  },

  async deployTeam(call) {
    const scoped = call.repositories.within(call.caller.scope)
    const team = found(await scoped.teams.get(call.path.id))
    const members = await scoped.users.all({ team_id: team.id })
    if (members.length === 0) throw apiError('EMPTY_TEAM')
    return deployPeople(call, members)
  },

  async listTeamMembers({ caller, path, list, repositories }) {
    const scoped = repositories.within(caller.scope)
    const team = found(await scoped.teams.get(path.id))
    const page = await scoped.users.list({ ...list, where: { ...list.where, team_id: team.id } })
    const context = await loadContext(repositories, caller.user.organisation_id)
    return { data: page.data.map((user) => userView(context, user)), total: page.total }
  },
}
