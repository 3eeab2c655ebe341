import { apiError, type ApiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { InvitationRecord, UserRecord } from '../ports/records.ts'
import type { Repositories, ScopedRepositories } from '../ports/repositories.ts'
import { current, found } from '../program/checks.ts'
import { hasRights } from '../rules/access.ts'
import { invitationState } from '../rules/invitation-state.ts'
import { invitationIdOf } from './invitation-token.ts'
import { newUser } from './register.ts'

const refused = (message?: string) =>
  apiError('INVITATION_REFUSED', message === undefined ? {} : { message })

const refusals = {
  accepted: 'Cette invitation a déjà servi. Connectez-vous sans passer par son lien.',
  revoked: 'Cette invitation a été annulée',
  expired: 'Cette invitation a expiré. Demandez à la personne qui vous a invité de la renvoyer.',
} as const

/** Told to whom was invited, and signs in without the link that says to what. */
export const invitationNeeded = () =>
  refused("Pour accepter votre invitation, ouvrez le lien de l'email qui vous invite")

/**
 * The invitation behind a link, for the owner of this email, or why it is good for nothing. Call it
 * inside a transaction, in which the invitation then stays as it is.
 */
export async function openInvitation(
  { secrets, clock }: Adapters,
  inside: Repositories,
  token: string,
  email: string,
): Promise<InvitationRecord | ApiError> {
  const id = await invitationIdOf(secrets, token)
  const known = id === null ? null : await inside.accounts.invitation(id)
  if (!known) return refused()
  const { invitations } = inside.within({ organisationId: known.organisation_id })
  const invitation = await invitations.get(known.id)
  if (!invitation) return refused()
  if (invitation.email !== email) return refused('Cette invitation est pour une autre adresse')
  const state = invitationState(invitation, clock.now())
  return state === 'open' ? invitation : refused(refusals[state])
}

/**
 * Gives the rights of an invitation to the person whose email it is for: to the account at that
 * organisation where there is one, else to a new one. Rights that are stronger already stay;
 * the administrator of another team moves.
 */
export async function acceptInvitation(
  adapters: Adapters,
  inside: Repositories,
  invitation: InvitationRecord,
): Promise<UserRecord> {
  const now = adapters.clock.now()
  const scoped = inside.within({ organisationId: invitation.organisation_id })
  await scoped.invitations.update(invitation.id, { accepted_at: now })
  const { email, role, team_id } = invitation
  const [employee] = await scoped.users.all({ email })
  if (!employee) {
    const teamId = team_id ?? (await globalTeamId(scoped))
    return scoped.users.insert({ ...newUser(adapters.secrets, email, teamId, now), role })
  }
  if (hasRights(employee, invitation)) return employee
  const rights = { role, team_id: team_id ?? employee.team_id }
  return current(await scoped.users.update(employee.id, rights), async () => employee)
}

async function globalTeamId({ teams }: ScopedRepositories): Promise<string> {
  const [team] = await teams.all({ is_global: true })
  return found(team).id
}
