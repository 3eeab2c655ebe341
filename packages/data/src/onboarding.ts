import type { IdentityUser } from './ports/identity.ts'
import type { UserDocument } from './ports/user-documents.ts'

/** Whether the user still has to enter a name: there is no stored document, or it has no name. */
export function needsOnboarding(document: UserDocument | null): boolean {
  return document === null || (document.first_name === '' && document.last_name === '')
}

/**
 * Returns the onboarding form's initial values: the stored document, or else the display name split
 * at spaces, with the first word as the first name.
 */
export function proposedDocument(
  user: Pick<IdentityUser, 'displayName'>,
  stored: UserDocument | null,
): UserDocument {
  if (stored) return stored
  const [first_name = '', ...rest] = user.displayName.trim().split(/\s+/)
  return { first_name, last_name: rest.join(' '), gender: null }
}
