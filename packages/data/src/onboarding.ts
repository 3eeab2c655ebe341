import type { IdentityUser } from './ports/identity.ts'
import type { UserDocument } from './ports/user-documents.ts'

/** Whether somebody has yet to say who they are: nothing is stored, or no name. */
export function needsOnboarding(document: UserDocument | null): boolean {
  return document === null || (document.first_name === '' && document.last_name === '')
}

/**
 * What the onboarding form begins with: the stored document, else the display name split on spaces,
 * its first word as the first name.
 */
export function proposedDocument(
  user: Pick<IdentityUser, 'displayName'>,
  stored: UserDocument | null,
): UserDocument {
  if (stored) return stored
  const [first_name = '', ...rest] = user.displayName.trim().split(/\s+/)
  return { first_name, last_name: rest.join(' '), gender: null }
}
