'use client'

import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Group, GroupTitle, Hint } from './field-group.styles.ts'

export interface FieldGroupProps {
  title: string
  hint?: string | undefined
  children: ReactNode
}

/** Fields that belong together, named by their heading. */
export function FieldGroup({ title, hint, children }: FieldGroupProps): ReactElement {
  const titleId = useId()
  return (
    <Group aria-labelledby={titleId}>
      <div>
        <GroupTitle id={titleId}>{title}</GroupTitle>
        {hint && <Hint>{hint}</Hint>}
      </div>
      {children}
    </Group>
  )
}
