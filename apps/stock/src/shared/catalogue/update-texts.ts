import type { SaveTexts } from '@org/app-kit'
import { texts } from '../texts.ts'

/** Returns the notifications for archiving an entry, restoring it, or saving its form. */
export function updateTexts({ isArchived }: { isArchived?: boolean }): Partial<SaveTexts> {
  if (isArchived === undefined) return { failed: null }
  return { saved: isArchived ? texts.archived : texts.restored, failed: null }
}
