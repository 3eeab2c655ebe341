import type { Team } from '@org/api/client'
import { createEntityFlow, everyChange, type UpdateRequest } from '@org/app-kit'
import { teams } from '#shared/lists/teams.ts'
import { selectTemplates, type WithTemplates } from '#shared/lists/templates.ts'
import { teamsTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'
import { temporaryTeam } from './temporary-team.ts'

export interface TeamValues {
  name: string
  signature_template_id: string | null
}

interface TeamCreation {
  values: TeamValues
  idempotencyKey: string
}

interface TeamUpdate extends UpdateRequest<Team> {
  values: TeamValues
}

interface TeamDeletion {
  id: string
  /** The team that the deleted team's members join. */
  moveTo: string
}

export const teamsFlow = createEntityFlow<
  Team,
  TeamCreation,
  TeamUpdate,
  TeamDeletion,
  WithTemplates
>({
  list: teams,
  texts: { ...texts, deletedMeanwhile: teamsTexts.deletedMeanwhile },
  load: {
    page: ({ client }, call, options) => client.call('listTeams', call, options),
    // These changes reload the list, because a team's counts depend on its members and on the
    // signatures that they were sent.
    after: {
      teams: ['deleted'],
      users: everyChange,
      templates: ['updated', 'deleted'],
      campaigns: ['deleted'],
      organisation: ['updated'],
    },
  },
  create: {
    place: 'last',
    preview: (id, { values }) => temporaryTeam(id, values),
    send: ({ client }, { values }, path, options) =>
      client.call('createTeam', { path, body: values }, options),
  },
  update: {
    texts: () => ({ failed: texts.saveError }),
    preview(_former, { values }, state) {
      const { data } = selectTemplates(state)
      const template = data.find(({ id }) => id === values.signature_template_id)
      return {
        ...values,
        signature_template: template ? { id: template.id, name: template.name } : null,
      }
    },
    send: ({ client }, id, body, options) =>
      client.call('updateTeam', { path: { id }, body }, options),
  },
  remove: {
    texts,
    send: ({ client }, { id, moveTo }, options) =>
      client.call('deleteTeam', { path: { id }, query: { move_to: moveTo } }, options),
  },
})
