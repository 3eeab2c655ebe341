'use client'
import type { ReactElement, ReactNode } from 'react'
import type { RootPropsWithRef } from '../root-props.ts'
import { Actions, Box, Picture } from './empty-state.styles.ts'

export interface EmptyStateProps extends RootPropsWithRef<HTMLDivElement> {
  /** What is not there yet. */
  title: string
  /** What this place is good for. */
  children?: ReactNode
  /** An icon of 24 px. */
  icon?: ReactNode
  /** The button that starts it. */
  actions?: ReactNode
  /** Level of the heading in the page. Default 2. */
  level?: 2 | 3 | undefined
}

/** Stands where a list has nothing to show, says what it is good for and starts it. */
export function EmptyState({
  title,
  children,
  icon,
  actions,
  level = 2,
  ...rest
}: EmptyStateProps): ReactElement {
  const Heading = `h${level}` as const
  return (
    <Box {...rest}>
      {icon !== undefined && <Picture aria-hidden="true">{icon}</Picture>}
      <Heading>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Box>
  )
}
