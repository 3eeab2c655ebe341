import type { Act } from '../audit/new-entry.ts'
import { recordSignIn } from '../audit/record-act.ts'
import type { Session } from '../contract/entities/login-result.ts'
import type { ApiError } from '../contract/api-error.ts'
import { apiError } from '../contract/errors.ts'
import type { Product } from '../contract/products.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { InvitationRecord, UserRecord } from '../ports/records.ts'
import type { Repositories, ScopedRepositories } from '../ports/repositories.ts'
import { current, found } from '../call/checks.ts'
import { hasRights } from '../rules/access.ts'
import { invitationState } from '../rules/invitation-state.ts'
import { invitationIdOf } from '../secrets/invitation-token.ts'
import { rightsAct } from './rights-act.ts'
import { newCoach } from './open-studio.ts'
import { newUser } from './register.ts'
import type { Origin } from '../call/call.ts'
import { startSession } from './sessions.ts'

const refused = (message?: string) =>
  apiError('INVITATION_REFUSED', message === undefined ? {} : { message })

const refusals = {
  accepted: 'Cette invitation a déjà servi. Connectez-vous sans passer par son lien.',
  revoked: 'Cette invitation a été annulée',
  expired: 'Cette invitation a expiré. Demandez à la personne qui vous a invité de la renvoyer.',
} as const

/** Creates the error for an invited person who signs in without the invitation link. */
export const invitationNeeded = () =>
  refused("Pour accepter votre invitation, ouvrez le lien de l'email qui vous invite")

/**
 * Returns the invitation that a link refers to, or the reason why the owner of this email cannot
 * use it. Call it inside a transaction, where `get` locks the invitation.
 */
export async function openInvitation(
  { secrets, clock }: Adapters,
  inside: Repositories,
  token: string,
  { email, product }: { email: string; product: Product },
): Promise<InvitationRecord | ApiError> {
  const id = await invitationIdOf(secrets, token)
  const known = id === null ? null : await inside.accounts.invitation(id)
  if (known?.product !== product) return refused()
  const { invitations } = inside.within({ organisationId: known.organisation_id })
  const invitation = await invitations.get(known.id)
  if (!invitation) return refused()
  if (invitation.email !== email) return refused('Cette invitation est pour une autre adresse')
  const state = invitationState(invitation, clock.now())
  return state === 'open' ? invitation : refused(refusals[state])
}

/**
 * Accepts an invitation for the invited person, and starts a session in the account that receives
 * the rights.
 */
export async function enterByInvitation(
  adapters: Adapters,
  inside: Repositories,
  invitation: InvitationRecord,
  { client, device }: Origin,
): Promise<Session> {
  const user = await acceptInvitation(adapters, inside, invitation, client)
  await recordSignIn(adapters, inside, user, { client }, { action: 'signed_in' })
  return startSession(adapters, inside, user, { action: 'login', device })
}

/**
 * Grants the invited person the rights of the invitation. A person without an account in the
 * organisation gets a new one, which does not count as an employee. Equal or stronger rights are
 * kept. A person who becomes the administrator of a team is moved to it.
 */
async function acceptInvitation(
  adapters: Adapters,
  inside: Repositories,
  invitation: InvitationRecord,
  client: string,
): Promise<UserRecord> {
  const now = adapters.clock.now()
  const scoped = inside.within({ organisationId: invitation.organisation_id })
  await scoped.invitations.update(invitation.id, { accepted_at: now })
  const { email, product, role, team_id } = invitation
  const rightsGiven = await rightsAct(scoped, 'rights_given', { email, role, team_id })
  const accepted: Act = { ...rightsGiven, action: 'invitation_accepted' }
  const given = role === 'member' ? [] : [rightsGiven]
  const [account] = await scoped.users.all({ email })
  if (!account) {
    const teamId = team_id ?? (await globalTeamId(scoped))
    const blank = newUser(adapters.secrets, { email, product, teamId, now })
    const isExternal = product === 'signature'
    const user = await scoped.users.insert({ ...blank, role, is_external: isExternal })
    if (product === 'coaching') await scoped.coaching.coaches.insert(newCoach(user))
    await recordSignIn(adapters, inside, user, { client }, accepted, ...given)
    return user
  }
  if (product === 'coaching') await reopenAccess(scoped, account)
  const hasThem = hasRights(account, invitation)
  await recordSignIn(adapters, inside, account, { client }, accepted, ...(hasThem ? [] : given))
  if (hasThem) return account
  const rights = { role, team_id: team_id ?? account.team_id }
  return current(await scoped.users.update(account.id, rights), async () => account)
}

/** Opens the studio again to a coach whose access was ended. */
async function reopenAccess({ coaching }: ScopedRepositories, { id }: UserRecord): Promise<void> {
  const { is_active } = found(await coaching.coaches.get(id))
  if (!is_active) await coaching.coaches.update(id, { is_active: true })
}

async function globalTeamId({ teams }: ScopedRepositories): Promise<string> {
  const [team] = await teams.all({ is_global: true })
  return found(team).id
}
