import { type ReactNode, use } from 'react'
import { WorkOwner } from './work-owner.ts'

/**
 * A step's heading. In the dialog that protects unsaved work, it has level 3, below the dialog's
 * title.
 */
export function StepHeading({ children }: { children: ReactNode }) {
  const Heading = use(WorkOwner) === null ? 'h1' : 'h3'
  return <Heading>{children}</Heading>
}
