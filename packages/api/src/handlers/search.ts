import { type Where, wordsOf } from '../contract/filter.ts'
import type { searchOperations } from '../contract/operations/search.ts'
import { userList } from '../contract/operations/users.ts'
import type { Row, Table } from '../ports/table.ts'
import type { HandlersOf } from '../program/call.ts'
import { checkOrganisation } from '../program/checks.ts'
import { displayName } from '../views/user-view.ts'

/** Hits of each kind; who wants more narrows the words or opens the list. */
const hitsPerKind = 5

async function find<R extends Row>(
  table: Table<R>,
  words: readonly string[],
  { fields, order, where = {} }: { fields: readonly string[]; order: string; where?: Where },
) {
  return table.list({
    where,
    search: { words, fields },
    order: [{ field: order, descending: false }],
    limit: hitsPerKind,
    offset: 0,
  })
}

export const searchHandlers: HandlersOf<typeof searchOperations> = {
  async searchEverything({ caller, path, query, repositories }) {
    checkOrganisation(caller, path.id)
    const words = wordsOf(query.words)
    const scoped = repositories.within(caller.scope)
    const named = { fields: ['name'], order: 'name' }
    // A team's administrator reads the company's templates, but opens only the team's.
    const { teamId } = caller.scope
    const own = teamId === undefined ? {} : { team_id: teamId }
    const [users, teams, templates, campaigns] = await Promise.all([
      find(scoped.users, words, { fields: userList.search, order: 'last_name' }),
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
