'use client'
import type { ReactElement, ReactNode } from 'react'
import type { RootPropsWithRef } from '../root-props.ts'
import { Actions, Box, IconBox } from './empty-state.styles.ts'

export interface EmptyStateProps extends RootPropsWithRef<HTMLDivElement> {
  /** States what is missing, such as entries or results. */
  title: string
  /** The purpose of the list. */
  children?: ReactNode
  /** A 24 px icon. */
  icon?: ReactNode
  /** The button that creates the first entry. */
  actions?: ReactNode
  /** Level of the heading. Default 2. */
  level?: 2 | 3 | undefined
}

/** Replaces an empty list: explains its purpose and offers the first step. */
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
      {icon !== undefined && <IconBox aria-hidden="true">{icon}</IconBox>}
      <Heading>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Box>
  )
}
