import type { Operation } from '../contract/operation.ts'
import { hasRole, type Role } from '../contract/roles.ts'
import type { InvitationRecord, UserRecord } from '../ports/records.ts'
import type { Scope } from '../ports/repositories.ts'

/**
 * True when a role may make the call. The user's scope determines which rows the call can access.
 */
export function mayCall(operation: Operation, role: Role): boolean {
  return operation.access === 'public' || hasRole(role, operation.access)
}

/**
 * Returns the rows that a user may access: the organisation, one team, or only the user's own
 * account.
 */
export function scopeOf(user: UserRecord): Scope {
  const organisationId = user.organisation_id
  // In the stock product, centres and permissions limit the rows instead of teams.
  if (user.product === 'stock') return { organisationId }
  // A coach sees only their own rows. Handlers for administrators use a wider scope where they need
  // it.
  if (user.product === 'coaching') return { organisationId, ownerId: user.id }
  if (user.role === 'admin') return { organisationId }
  if (user.role === 'team_admin') return { organisationId, teamId: user.team_id }
  return { organisationId, teamId: user.team_id, userId: user.id }
}

/** True when the user already has the rights of this invitation, or stronger ones. */
export function hasRights(
  user: UserRecord,
  { role, team_id }: Pick<InvitationRecord, 'role' | 'team_id'>,
): boolean {
  // A team administrator's rights cover a single team only.
  if (user.role === 'team_admin' && role === 'team_admin') return user.team_id === team_id
  return hasRole(user.role, role)
}

/** Lists the body fields that this role may not write. */
export function forbiddenFields(operation: Operation, role: Role, body: object): string[] {
  const allowed = operation.writable?.[role]
  if (!allowed) return []
  return Object.keys(body).filter((field) => !allowed.includes(field))
}
