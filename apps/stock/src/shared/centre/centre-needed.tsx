import { EmptyState, Link } from '@org/ui/primitives'
import { Building2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { texts } from '../texts.ts'

export interface CentreNeededProps {
  title: string
  /** Why the page needs a centre. */
  children: ReactNode
}

/** Shown instead of a page that needs a selected centre. */
export function CentreNeeded({ title, children }: CentreNeededProps) {
  return (
    <EmptyState
      title={title}
      icon={<Building2 size={24} aria-hidden="true" />}
      actions={
        <Link href={paths.centres} appearance="primary">
          {texts.chooseCentre}
        </Link>
      }
    >
      {children}
    </EmptyState>
  )
}
