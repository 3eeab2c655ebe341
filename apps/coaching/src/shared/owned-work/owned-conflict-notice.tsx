import { ConflictNotice, conflictTexts } from '@org/app-kit/pages'
import type { ComponentProps } from 'react'
import { texts } from '../texts.ts'

const wording = { ...conflictTexts, title: texts.changedElsewhere }

/**
 * Shows both versions of something that one coach owns, and asks which one to keep. Nobody else can
 * change it, so the other version comes from another tab or device of the same coach.
 */
export function OwnedConflictNotice(props: Omit<ComponentProps<typeof ConflictNotice>, 'wording'>) {
  return <ConflictNotice {...props} wording={wording} />
}
