import type { Team } from '@org/api/client'
import { defineForm, type FormValues } from '@org/ui/form'
import '@org/ui/form/fields/select'
import '@org/ui/form/fields/text'
import type { InvitationValues } from './administrators-saga.ts'
import { administratorsTexts } from '../texts.ts'
import { optionsOf } from '#shared/options-of.ts'

const words = administratorsTexts

/** Whom to invite, and to what. The team is asked for where the rights are one team's. */
export const describeInvite = (hasTeams: boolean) =>
  defineForm({
    fields: [
      {
        name: 'email',
        type: 'text',
        label: words.email,
        inputType: 'email',
        isWide: true,
        hasInitialFocus: true,
        validators: ['not_empty', 'email'],
      },
      {
        name: 'role',
        type: 'select',
        label: words.role,
        initial: 'admin',
        choices: [
          { value: 'admin', label: words.roles.admin },
          { value: 'team_admin', label: words.roles.team_admin },
        ],
      },
      {
        name: 'team_id',
        type: 'select',
        label: words.team,
        visible: { field: 'role', is: 'team_admin' },
        help: hasTeams ? undefined : words.noTeam,
        validators: ['not_empty'],
      },
    ],
  })

export type InviteFormValues = FormValues<ReturnType<typeof describeInvite>>

/** The teams that somebody can be given: all but the default one, which is the company's matter. */
export function teamChoices(teams: readonly Team[]) {
  return optionsOf(teams.filter(({ is_global }) => !is_global))
}

/** What is sent. */
export function invitationValues({ email, role, team_id }: InviteFormValues): InvitationValues {
  if (role !== 'team_admin' || team_id === null) return { email: email.trim(), role: 'admin' }
  return { email: email.trim(), role, team_id }
}
