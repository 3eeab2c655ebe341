import type { CoachingUser } from '@org/api/client'

const keyOf = (userId: string) => `paraphe.coaching.asked-name.${userId}`

/** Whether a person who has no name yet was never asked for it in this browser. */
export function isToBeAsked({ id, first_name, last_name, displayName }: CoachingUser): boolean {
  if (`${first_name}${last_name}${displayName}`.trim() !== '') return false
  try {
    return localStorage.getItem(keyOf(id)) === null
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
