import { apiError } from '../contract/errors.ts'
import type { Operation } from '../contract/operation.ts'
import type { Product } from '../contract/products.ts'
import type { Adapters } from '../ports/adapters.ts'
import { mayCall } from '../rules/access.ts'
import type { Caller } from '../call/caller.ts'
import { memberOf } from '../handlers/stock/checks.ts'
import type { CoachRecord } from '../ports/coaching/records.ts'
import type { StockMemberRecord } from '../ports/stock/records.ts'
import { holds, maySeeAllCentres } from '../stock/rules/permissions.ts'

/** Hides the operations of other products: on this host, they respond with NOT_FOUND. */
export function checkProduct(operation: Operation, product: Product): void {
  if (operation.product !== 'all' && operation.product !== product) throw apiError('NOT_FOUND')
}

/** Rejects codes by mail where people sign in with the identity service alone. */
export function checkMailedCode(
  operation: Operation,
  { settings }: Pick<Adapters, 'settings'>,
): void {
  if (operation.usesMailedCode && !settings.mailedCodes) throw apiError('FORBIDDEN')
}

/**
 * Unless the operation is public, rejects calls without a session, and calls by a role that is too
 * weak.
 */
export function checkAccess(operation: Operation, caller: Caller | null): void {
  if (operation.access === 'public') return
  if (!caller) throw apiError('NOT_SIGNED_IN')
  if (!mayCall(operation, caller.user.role)) throw apiError('FORBIDDEN')
}

/**
 * Returns the caller's member record in the stock product. Rejects a caller who is not an active
 * member, or who lacks the permission for the operation. Also rejects a member who is limited to
 * one centre when the operation edits data that all centres share, and everybody but super admins
 * when it is reserved for them.
 */
export function checkMember(
  { permissions = [], isCatalog, isForSuperAdmins }: Operation,
  { member }: Caller,
): StockMemberRecord {
  if (!member?.is_active) throw apiError('FORBIDDEN')
  const rights = memberOf(member)
  const isPermitted =
    permissions.length === 0 || permissions.some((permission) => holds(rights, permission))
  const isReserved =
    (isCatalog && !maySeeAllCentres(rights)) || (isForSuperAdmins && !rights.isSuperAdmin)
  if (!isPermitted || isReserved) throw apiError('FORBIDDEN')
  return member
}

/**
 * Minimum seconds between two updates of a coach's `last_seen_at`, so that most calls write
 * nothing.
 */
const seenSeconds = 3600

/** Returns the caller's record in the coaching product. Rejects a coach whose access was ended. */
export async function checkCoach(
  { user, scope }: Caller,
  { repositories, clock }: Pick<Adapters, 'repositories' | 'clock'>,
): Promise<CoachRecord> {
  const { coaches } = repositories.within(scope).coaching
  const coach = await coaches.get(user.id)
  if (!coach?.is_active) throw apiError('FORBIDDEN')
  const now = clock.now()
  if (now - (coach.last_seen_at ?? 0) > seenSeconds) {
    await coaches.mark(coach.id, { last_seen_at: now })
  }
  return coach
}

/**
 * Restricts a GET that changes state. It is accepted from the same origin, from the origins in
 * `corsOrigins`, and from clients that send no `Sec-Fetch-Site`, such as scripts outside a browser.
 * Links, images and prefetches on other sites cannot trigger it. HEAD requests are rejected.
 */
export function checkOrigin(
  operation: Operation,
  request: Request,
  { settings }: Pick<Adapters, 'settings'>,
): void {
  if (!operation.changesState) return
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const isAllowedOrigin = origin !== null && settings.corsOrigins.includes(origin)
  const isOwnSite = site === null || site === 'same-origin'
  if (request.method !== 'GET' || !(isOwnSite || isAllowedOrigin)) throw apiError('FORBIDDEN')
}
