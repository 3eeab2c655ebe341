'use client'
import { useId, type ReactElement, type ReactNode } from 'react'
import type { RootPropsWithRef } from '../root-props.ts'
import { Box, Content, Top } from './card.styles.ts'

export interface CardProps extends RootPropsWithRef {
  /** Heading of the card, which also labels its region. */
  title?: string | undefined
  /** Level of the heading. Default 2. */
  level?: 2 | 3 | 4 | undefined
  /** Buttons next to the heading. */
  actions?: ReactNode
  children: ReactNode
  /** Removes the padding, so that tables and images reach the edge. */
  isFlush?: boolean | undefined
}

/** A surface that groups related contents. */
export function Card({
  title,
  level = 2,
  actions,
  children,
  isFlush = false,
  ...rest
}: CardProps): ReactElement {
  const titleId = useId()
  const Heading = `h${level}` as const
  return (
    <Box
      {...(title === undefined ? {} : { 'aria-labelledby': titleId })}
      {...rest}
      $isFlush={isFlush}
    >
      {title !== undefined && (
        <Top>
          <Heading id={titleId}>{title}</Heading>
          {actions}
        </Top>
      )}
      <Content $isFlush={isFlush}>{children}</Content>
    </Box>
  )
}
