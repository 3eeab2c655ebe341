import { type ReactNode, use } from 'react'
import { WorkOwner } from './work-owner.ts'

/** A step's heading: over unsaved work it stands in a dialog, whose title is of the second level. */
export function StepHeading({ children }: { children: ReactNode }) {
  const Heading = use(WorkOwner) === null ? 'h1' : 'h3'
  return <Heading>{children}</Heading>
}
