import type { User } from '@org/api/client'
import { createEntityFlow, everyChange, type UpdateRequest } from '@org/app-kit'
import { users } from '#shared/lists/users.ts'
import { selectTeams, type WithTeams } from '#shared/lists/teams.ts'
import { employeesTexts } from './texts.ts'
import { temporaryEmployee, type EmployeeValues } from '#shared/employees/temporary-employee.ts'
import { texts } from '#shared/texts.ts'

interface EmployeeCreation {
  values: EmployeeValues
  idempotencyKey: string
}

interface EmployeeUpdate extends UpdateRequest<User> {
  values: Omit<EmployeeValues, 'email'>
}

const teamOf = (state: WithTeams, teamId: string | undefined) =>
  selectTeams(state).data.find(({ id }) => id === teamId)

export const employeesFlow = createEntityFlow<
  User,
  EmployeeCreation,
  EmployeeUpdate,
  { id: string },
  WithTeams
>({
  list: users,
  texts: { ...texts, deletedMeanwhile: employeesTexts.deletedMeanwhile },
  load: {
    page: ({ client }, call, options) => client.call('listUsers', call, options),
    // An organisation may have too many employees to load them all.
    firstPageOnly: true,
    // Each of these changes may change the signature version of many employees.
    after: {
      users: everyChange,
      teams: ['updated', 'deleted'],
      templates: ['updated', 'deleted'],
      organisation: ['updated'],
    },
  },
  create: {
    preview: (id, { values }, state) =>
      temporaryEmployee(id, values, teamOf(state, values.team_id)),
    send: ({ client }, { values }, path, options) =>
      client.call('createUser', { path, body: values }, options),
  },
  update: {
    preview(_former, { values: { team_id, ...values } }, state) {
      const team = teamOf(state, team_id)
      return team ? { ...values, team_id: team.id, team } : values
    },
    send: ({ client }, id, body, options) =>
      client.call('updateUser', { path: { id }, body }, options),
  },
  remove: {
    texts,
    send: ({ client }, { id }, options) => client.call('deleteUser', { path: { id } }, options),
  },
})
