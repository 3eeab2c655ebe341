import { removeAccount } from '../accounts/remove-account.ts'
import { rightsAct } from '../accounts/rights-act.ts'
import { recordAct } from '../audit/record-act.ts'
import { apiError } from '../contract/errors.ts'
import type { teamOperations } from '../contract/operations/teams.ts'
import { everything } from '../contract/filter.ts'
import { printContextOf } from '../merge/print-context.ts'
import type { TeamRecord } from '../ports/records.ts'
import type { Repositories, ScopedRepositories } from '../ports/repositories.ts'
import type { Patch } from '../ports/table.ts'
import type { HandlersOf } from '../call/call.ts'
import type { Caller } from '../call/caller.ts'
import { checkOrganisation, checkReference, current, found } from '../call/checks.ts'
import { omitUndefined } from '../call/omit-undefined.ts'
import { employed } from '../rules/employees.ts'
import { teamView, teamViews } from '../views/team-view.ts'
import { checkRoom } from './check-room.ts'
import { deployPeople, roundOf } from './deploy.ts'
import { listPeople } from './list-people.ts'

async function view(repositories: Repositories, caller: Caller, team: TeamRecord) {
  const { groups, context } = await membersOf(repositories, caller, [team.id])
  return teamView(context, team, groups)
}

/** Loads the members of these teams by group, with everything that determines their states. */
async function membersOf(repositories: Repositories, caller: Caller, teamIds: readonly string[]) {
  const { people } = repositories.within(caller.scope)
  const query = {
    where: { ...employed, team_id: teamIds },
    search: everything,
  }
  const { groups, sources } = await people.groups(query, teamIds)
  return { groups, context: printContextOf(sources) }
}

async function checkReferences(scoped: ScopedRepositories, body: Patch<TeamRecord>) {
  await checkReference(scoped.templates, body.signature_template_id, 'signature_template_id')
  await checkReference(scoped.campaigns, body.campaign_id, 'campaign_id')
}

/**
 * Finds the team that the members of a deleted team move to: the selected one, or else the global
 * team.
 */
async function nextTeamOf(
  teams: ScopedRepositories['teams'],
  team: TeamRecord,
  selectedId: string | undefined,
): Promise<TeamRecord> {
  if (selectedId === undefined) return found((await teams.all({ is_global: true }))[0])
  const selected = selectedId === team.id ? null : await teams.get(selectedId)
  if (!selected) throw apiError('REFERENCE', { payload: { field: 'move_to' } })
  return selected
}

export const teamHandlers: HandlersOf<typeof teamOperations> = {
  async listTeams({ caller, path, list, repositories }) {
    checkOrganisation(caller, path.id)
    const scoped = repositories.within(caller.scope)
    const page = await scoped.teams.list(list)
    const ids = page.data.map((team) => team.id)
    const { groups, context } = await membersOf(repositories, caller, ids)
    return { data: teamViews(context, page.data, groups), total: page.total }
  },

  async createTeam({ adapters, caller, path, body, now, commit }) {
    checkOrganisation(caller, path.id)
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      await checkRoom(inside, caller, 'teams')
      await checkReferences(scoped, omitUndefined(body))
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
      await checkReferences(scoped, omitUndefined(body))
      const result = await scoped.teams.update(path.id, omitUndefined(body), ifRevision)
      const read = async () => view(inside, caller, found(await scoped.teams.get(path.id)))
      return view(inside, caller, await current(result, read))
    })
  },

  async deleteTeam(call) {
    const { caller, path, query, commit } = call
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      const { teams, users, templates, campaigns, invitations } = scoped
      const team = found(await teams.get(path.id))
      if (team.is_global) throw apiError('GLOBAL_TEAM')
      const next = await nextTeamOf(teams, team, query.move_to)
      // Administrators of this team lose their rights, because they were never appointed as
      // administrators of the next team.
      const administers = { team_id: team.id, role: 'team_admin' } as const
      const acts = []
      for (const { id } of await users.all(administers)) {
        // This read takes a lock, so that someone who has just become an employee keeps the
        // account.
        const user = await users.get(id)
        if (user?.role !== 'team_admin' || user.team_id !== team.id) continue
        acts.push(await rightsAct(scoped, 'rights_withdrawn', user))
        if (user.is_external) await removeAccount(inside, user)
      }
      await users.updateAll(administers, { role: 'member' })
      await users.updateAll({ team_id: team.id }, { team_id: next.id })
      await templates.updateAll({ team_id: team.id }, { team_id: null })
      for (const campaign of await campaigns.all({ team_id: team.id })) {
        await teams.updateAll({ campaign_id: campaign.id }, { campaign_id: null })
        await campaigns.remove(campaign.id)
        acts.push({ action: 'banner_deleted', subject: campaign.name } as const)
      }
      for (const row of await invitations.all({ team_id: team.id })) {
        if (row.accepted_at === null && row.revoked_at === null) {
          acts.push(await rightsAct(scoped, 'invitation_revoked', row))
        }
        await invitations.remove(row.id)
      }
      await teams.remove(team.id)
      await recordAct(call, inside, ...acts, { action: 'team_deleted', subject: team.name })
      return { success: true } as const
    })
  },

  async deployTeam(call) {
    const scoped = call.repositories.within(call.caller.scope)
    const team = found(await scoped.teams.get(call.path.id))
    const members = await scoped.users.all({ ...employed, team_id: team.id })
    if (members.length === 0) throw apiError('EMPTY_TEAM')
    const target = { teamId: team.id, name: team.name }
    const act = { action: 'team_deployed', subject: team.name } as const
    return deployPeople(call, members, target, roundOf(call.body), act)
  },

  async listTeamMembers({ caller, path, list, repositories }) {
    const { id } = found(await repositories.within(caller.scope).teams.get(path.id))
    return listPeople(repositories, caller, { ...list, where: { ...list.where, team_id: id } })
  },
}
