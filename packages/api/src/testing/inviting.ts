import type { AdministratorRole } from '../contract/roles.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import type { Mail } from '../ports/services.ts'
import { clientOf } from './http.ts'
import type { ContractHost } from './host.ts'
import { freshEmail, type Person, type World } from './world.ts'

/** An age, in seconds, at which an invitation has expired. */
export const pastExpiry = 7 * 86_400 + 1

/** The recipient of an invitation, and the rights that it grants. */
export interface Wanted {
  email?: string
  role?: AdministratorRole
  team_id?: string
}

/** Invites a person and sends the mail. */
export async function invite(host: ContractHost, world: World, { email, ...wanted }: Wanted = {}) {
  const body = { email: email ?? freshEmail('invitee'), role: 'admin' as const, ...wanted }
  const path = { id: world.organisationId }
  const invitation = await world.admin.client.call('createInvitation', { path, body })
  await runDueJobs(host.adapters)
  return { ...invitation, token: tokenIn(mailTo(host, invitation.email)) }
}

export function mailTo(host: ContractHost, email: string): Mail | undefined {
  return host.mailer.outbox.findLast(({ to }) => to.address === email)
}

/** Parses the fragment of the link in a mail. */
export function linkIn(mail: Mail | undefined): URLSearchParams {
  return new URLSearchParams(/\/(?:login|auth\/sign-in)#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '')
}

export function tokenIn(mail: Mail | undefined): string {
  return linkIn(mail).get('invitation') ?? ''
}

/** Signs in by code, as the owner of the address would. */
export async function signIn(host: ContractHost, email: string, invitation?: string) {
  const client = clientOf(host, null)
  const link = invitation === undefined ? {} : { invitation }
  await client.call('sendMagicLink', { query: { email, ...link } })
  const code = linkIn(mailTo(host, email)).get('code') ?? ''
  return client.call('loginMagicLink', { query: { email, code, ...link } })
}

/** Accepts an invitation, and returns the account that it opens. */
export async function accept(host: ContractHost, email: string, invitation: string) {
  const answer = await signIn(host, email, invitation)
  if (!answer.success) throw new Error(answer.message)
  const { payload } = answer
  return { ...payload, client: clientOf(host, payload.access_token) }
}

export const openOnes = ({ admin, organisationId }: World) =>
  admin.client.call('listInvitations', { path: { id: organisationId } })

export const withdraw = (caller: Person, { id }: { id: string }) =>
  caller.client.call('withdrawRights', { path: { id } })
