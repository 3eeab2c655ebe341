'use client'
import { useId, type ReactElement, type ReactNode } from 'react'
import type { RootPropsWithRef } from '../root-props.ts'
import { Box, Content, Top } from './card.styles.ts'

export interface CardProps extends RootPropsWithRef {
  /** Heading of the card; it also names the region. */
  title?: string | undefined
  /** Level of the heading in the page. Default 2. */
  level?: 2 | 3 | 4 | undefined
  /** Buttons beside the heading. */
  actions?: ReactNode
  children: ReactNode
  /** Lets the contents reach the edge, for tables and pictures. */
  isFlush?: boolean | undefined
}

/** A sheet of paper that holds what belongs together. */
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
