import type { PeopleRepository, Placed, SignatureSources } from '../ports/people.ts'
import type { ScopedRepositories } from '../ports/repositories.ts'
import { employed } from '../rules/employees.ts'
import { templateIdOf } from '../rules/resolve-signature.ts'

type Tables = Pick<ScopedRepositories, 'organisation' | 'users' | 'teams' | 'templates' | 'media'>

/**
 * Creates the repository of people from tables, for stores that cannot join tables in a query.
 * `scoped` contains the rows of the scope, and `whole` the rows of the whole organisation.
 */
export function computedPeople(scoped: Pick<Tables, 'users'>, whole: Tables): PeopleRepository {
  async function sources(people: readonly Placed[]): Promise<SignatureSources> {
    const organisation = await whole.organisation.get()
    const teams = (await whole.teams.all()).filter(
      ({ id, is_global }) => is_global || people.some((person) => person.team_id === id),
    )
    const templateIds = [...people, ...teams, organisation].map((row) => row.signature_template_id)
    const templates = await whole.templates.all({ id: named(templateIds) })
    const shown = templates.flatMap(({ signature_data: { logo, banner } }) => [
      logo.mediaId,
      banner.mediaId,
    ])
    const media = await whole.media.all({ id: named([organisation.logo_id, ...shown]) })
    return { organisation, teams, templates, media }
  }
  return {
    sources,
    async get(id) {
      const user = await scoped.users.get(id)
      return user && { user, sources: await sources([user]) }
    },
    async list(query, computed) {
      const page = await scoped.users.list(query, computed)
      return { ...page, sources: await sources(page.data) }
    },
    async countByTemplate(templateIds) {
      const organisation = await whole.organisation.get()
      const teams = new Map((await whole.teams.all()).map((team) => [team.id, team]))
      const counts = new Map<string, number>()
      for (const user of await scoped.users.all(employed)) {
        const id = templateIdOf(user, teams.get(user.team_id) ?? null, organisation)
        if (id !== null && templateIds.includes(id)) counts.set(id, (counts.get(id) ?? 0) + 1)
      }
      return counts
    },
  }
}

function named(ids: readonly (string | null)[]): string[] {
  return ids.filter((id) => id !== null)
}
