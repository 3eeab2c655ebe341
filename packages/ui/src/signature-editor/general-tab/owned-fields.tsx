'use client'

import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Badge } from '../../primitives/badge/badge.tsx'
import { Owned, OwnerTitle, OwnerTop } from './owned-fields.styles.ts'

export interface OwnedFieldsProps {
  /** Whose the fields are. */
  title: string
  /** What the fields hold, if they hold no values of their owner. */
  chip?: string | undefined
  children: ReactNode
}

/** The fields of a template that belong to the same owner. */
export function OwnedFields({ title, chip, children }: OwnedFieldsProps): ReactElement {
  const titleId = useId()
  return (
    <Owned aria-labelledby={titleId}>
      <OwnerTop>
        <OwnerTitle id={titleId}>{title}</OwnerTitle>
        {chip && <Badge tone="accent">{chip}</Badge>}
      </OwnerTop>
      {children}
    </Owned>
  )
}
