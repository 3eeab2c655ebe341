import { type ListRule, searchFor, type Where } from '../contract/filter.ts'
import type { searchOperations } from '../contract/operations/search.ts'
import { userList } from '../contract/operations/users.ts'
import type { Row, Table } from '../ports/table.ts'
import type { HandlersOf } from '../call/call.ts'
import { checkOrganisation } from '../call/checks.ts'
import { employed } from '../rules/employees.ts'
import { displayName } from '../rules/display-name.ts'

/** Hits per kind. To see more, people refine the search or open the list. */
const hitsPerKind = 5

async function find<R extends Row>(
  table: Table<R>,
  words: string,
  rule: Pick<ListRule, 'search' | 'phones' | 'order'> & { where?: Where },
) {
  return table.list({
    where: rule.where ?? {},
    search: searchFor(words, rule),
    order: rule.order.map((field) => ({ field, descending: false })),
    limit: hitsPerKind,
    offset: 0,
  })
}

export const searchHandlers: HandlersOf<typeof searchOperations> = {
  async searchEverything({ caller, path, query, repositories }) {
    checkOrganisation(caller, path.id)
    const { words } = query
    const scoped = repositories.within(caller.scope)
    const named = { search: ['name'], order: ['name'] }
    // Team administrators can read all templates of the company, but can open only those of their
    // team. The search therefore finds only these.
    const { teamId } = caller.scope
    const own = teamId === undefined ? {} : { team_id: teamId }
    const [users, teams, templates, campaigns] = await Promise.all([
      find(scoped.users, words, {
        ...userList,
        where: employed,
        order: ['last_name', 'first_name', 'email'],
      }),
      find(scoped.teams, words, named),
      find(scoped.templates, words, { ...named, where: own }),
      find(scoped.campaigns, words, named),
    ])
    const ids = campaigns.data.map((campaign) => campaign.team_id)
    const owners = new Map((await scoped.teams.all({ id: ids })).map((team) => [team.id, team]))
    return {
      users: {
        data: users.data.map((user) => {
          const name = displayName(user)
          return { id: user.id, name, detail: name === user.email ? '' : user.email }
        }),
        total: users.total,
      },
      teams: {
        data: teams.data.map(({ id, name }) => ({ id, name, detail: '' })),
        total: teams.total,
      },
      templates: {
        data: templates.data.map(({ id, name }) => ({ id, name, detail: '' })),
        total: templates.total,
      },
      campaigns: {
        data: campaigns.data.map((campaign) => ({
          id: campaign.id,
          name: campaign.name,
          detail: owners.get(campaign.team_id)?.name ?? '',
        })),
        total: campaigns.total,
      },
    }
  },
}
