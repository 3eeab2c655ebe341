'use client'

import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { SectionReset } from '../section-reset/section-reset.tsx'
import type { Section } from '../section-reset/sections.ts'
import { Group, GroupTitle, GroupTop, Hint } from './field-group.styles.ts'

export interface FieldGroupProps {
  title: string
  hint?: string | undefined
  /** The section of the signature that the group's reset button resets. */
  section?: Section | undefined
  /** Whether the group is within a larger one that has a heading of its own. */
  isNested?: boolean | undefined
  children: ReactNode
}

/** A group of fields, labelled by its heading. */
export function FieldGroup({
  title,
  hint,
  section,
  isNested = false,
  children,
}: FieldGroupProps): ReactElement {
  const titleId = useId()
  return (
    <Group aria-labelledby={titleId} tabIndex={-1}>
      <GroupTop>
        <div>
          <GroupTitle as={isNested ? 'h4' : 'h3'} id={titleId}>
            {title}
          </GroupTitle>
          {hint && <Hint>{hint}</Hint>}
        </div>
        {section && <SectionReset section={section} title={title} />}
      </GroupTop>
      {children}
    </Group>
  )
}
