import type { Team } from '@org/api/client'
import { defineForm, type FormValues } from '@org/ui/form'
import '@org/ui/form/fields/select'
import '@org/ui/form/fields/text'
import type { InvitationValues } from './administrators-saga.ts'
import { administratorsTexts } from '../texts.ts'
import { optionsOf } from '#shared/options-of.ts'

const labels = administratorsTexts

/** Describes an invitation's fields. The team field is shown only for a team administrator. */
export const describeInvite = (hasTeams: boolean) =>
  defineForm({
    fields: [
      {
        name: 'email',
        type: 'text',
        label: labels.email,
        inputType: 'email',
        isWide: true,
        hasInitialFocus: true,
        validators: ['not_empty', 'email'],
      },
      {
        name: 'role',
        type: 'select',
        label: labels.role,
        initial: 'admin',
        choices: [
          { value: 'admin', label: labels.roles.admin },
          { value: 'team_admin', label: labels.roles.team_admin },
        ],
      },
      {
        name: 'team_id',
        type: 'select',
        label: labels.team,
        visible: { field: 'role', is: 'team_admin' },
        help: hasTeams ? undefined : labels.noTeam,
        validators: ['not_empty'],
      },
    ],
  })

export type InviteFormValues = FormValues<ReturnType<typeof describeInvite>>

/**
 * Returns the options for the team that a person can administer: all but the default one, which
 * belongs to the company.
 */
export function teamChoices(teams: readonly Team[]) {
  return optionsOf(teams.filter(({ is_global }) => !is_global))
}

/** Converts form values to the API values of the invitation. */
export function invitationValues({ email, role, team_id }: InviteFormValues): InvitationValues {
  if (role !== 'team_admin' || team_id === null) return { email: email.trim(), role: 'admin' }
  return { email: email.trim(), role, team_id }
}
