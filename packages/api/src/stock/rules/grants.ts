import { holds, maySeeAllCentres, maySeeCentre, type Member } from './permissions.ts'

/** The reason why a change of a member is refused. */
export type GrantRefusal =
  /** The actor may not manage users, or may not manage those of this centre. */
  | 'no_permission'
  /** The actor needs the permission `user_edit`. */
  | 'needs_user_edit'
  /** Only a super admin may make this change. */
  | 'needs_super_admin'
  /** Only an admin may activate or deactivate an admin, or change an admin's permissions. */
  | 'needs_admin'
  /** The actor would give a permission that the actor does not have. */
  | 'gives_more'
  /** The change would deactivate or demote the last active super admin. */
  | 'last_super_admin'

/** A stored member; `isLastSuperAdmin` is true when nobody else is an active super admin. */
export interface GrantTarget extends Member {
  isLastSuperAdmin: boolean
}

/** A new member of a centre, or of all centres, without any rights yet. */
export function newMember(centreId: string | null): GrantTarget {
  return {
    centreId,
    isActive: true,
    isAdmin: false,
    isSuperAdmin: false,
    permissions: [],
    isLastSuperAdmin: false,
  }
}

/** True when the actor may make this change. See `whyNotGranted`. */
export function mayGrant(actor: Member, target: GrantTarget, change: Partial<Member>): boolean {
  return whyNotGranted(actor, target, change) === null
}

/**
 * Returns why an actor may not change the rights of a member; null if the change is allowed. For
 * the right to rename a member, pass an empty change. To create a member, start from `newMember`.
 *
 * The permission `users` is enough to create and rename; changing `isActive` and permissions also
 * needs `user_edit`. An actor cannot give a permission that the actor does not have, whether by
 * adding it or by activating a member who has it. Only a super admin may move a member to another
 * centre, set `isAdmin` or `isSuperAdmin`, or change a super admin's rights. The last super admin
 * can be neither deactivated nor demoted.
 */
export function whyNotGranted(
  actor: Member,
  target: GrantTarget,
  change: Partial<Member>,
): GrantRefusal | null {
  const next: Member = { ...target, ...change }
  if (!manages(actor, target)) return 'no_permission'
  if (target.isLastSuperAdmin && !(next.isActive && next.isSuperAdmin)) return 'last_super_admin'
  if (actor.isSuperAdmin) return null
  if (changesStatus(target, next)) return 'needs_super_admin'
  if (!changesRights(target, next)) return null
  if (target.isSuperAdmin) return 'needs_super_admin'
  if (!holds(actor, 'user_edit')) return 'needs_user_edit'
  if (target.isAdmin && !actor.isAdmin) return 'needs_admin'
  const isHeld = gained(target, next).every((permission) => holds(actor, permission))
  return isHeld ? null : 'gives_more'
}

/**
 * True when the actor may manage the member. Members of all centres can only be managed by members
 * of all centres.
 */
function manages(actor: Member, { centreId }: Member): boolean {
  const isInReach = centreId === null ? maySeeAllCentres(actor) : maySeeCentre(actor, centreId)
  return isInReach && holds(actor, 'users')
}

const changesStatus = (target: Member, next: Member) =>
  target.centreId !== next.centreId ||
  target.isAdmin !== next.isAdmin ||
  target.isSuperAdmin !== next.isSuperAdmin

const changesRights = (target: Member, next: Member) =>
  target.isActive !== next.isActive || added(target, next).length + added(next, target).length > 0

/** Returns the permissions that `after` lists and `before` does not. */
const added = (before: Member, after: Member) =>
  after.permissions.filter((permission) => !before.permissions.includes(permission))

/**
 * Returns the permissions that the change gives to the member. Activating a member gives them all
 * of their permissions.
 */
const gained = (target: Member, next: Member) =>
  next.isActive && !target.isActive ? next.permissions : added(target, next)
