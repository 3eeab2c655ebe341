import type { CoachingUser } from '@org/api/client'

const keyOf = (userId: string) => `paraphe.coaching.asked-name.${userId}`

/** Whether a person has given a name. A new account shows what stands before the `@`. */
export function hasName({ email, first_name, last_name, displayName }: CoachingUser): boolean {
  const shown = displayName.trim()
  const isOwn = shown !== '' && shown !== email.slice(0, email.indexOf('@'))
  return `${first_name}${last_name}`.trim() !== '' || isOwn
}

/** Whether a person who has no name yet was never asked for it in this browser. */
export function isToBeAsked(user: CoachingUser): boolean {
  if (hasName(user)) return false
  try {
    return localStorage.getItem(keyOf(user.id)) === null
  } catch {
    // Without storage, nothing says that the person was not asked before.
    return false
  }
}

/** Remembers that a person was asked, whether they answer or not. */
export function markAsked({ id }: CoachingUser): void {
  try {
    localStorage.setItem(keyOf(id), 'yes')
  } catch {
    // Without storage nobody is asked.
  }
}
