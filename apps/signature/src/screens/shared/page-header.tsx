import type { ReactNode } from 'react'
import { Count, PageTop } from './page.styles.ts'

export interface PageHeaderProps {
  title: string
  /** How many there are; absent while it is not known. */
  count?: number | undefined
  actions?: ReactNode
}

/** The title of a page with its count and its one main action. */
export function PageHeader({ title, count, actions }: PageHeaderProps) {
  return (
    <PageTop>
      <h1>
        {title}
        {count !== undefined && <Count>{count}</Count>}
      </h1>
      {actions}
    </PageTop>
  )
}
