import type { SaveTexts } from '@org/app-kit'
import { texts } from '../texts.ts'

/** Returns the notifications of a change, which archives, restores or saves what was entered. */
export function updateTexts({ isArchived }: { isArchived?: boolean }): Partial<SaveTexts> {
  if (isArchived === undefined) return { failed: texts.saveFailed }
  return { saved: isArchived ? texts.archived : texts.restored, failed: texts.saveFailed }
}
