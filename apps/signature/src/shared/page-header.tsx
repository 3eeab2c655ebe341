import type { ReactNode } from 'react'
import { PageTitle } from './page-title.tsx'
import { Count, PageActions, PageTop } from './page.styles.ts'

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
      <PageTitle title={title} />
      <h1>
        {title}
        {count !== undefined && <Count>{count}</Count>}
      </h1>
      {actions && <PageActions>{actions}</PageActions>}
    </PageTop>
  )
}
