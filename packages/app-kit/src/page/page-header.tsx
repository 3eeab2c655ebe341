import type { ReactNode } from 'react'
import { PageTitle } from './page-title.tsx'
import { Count, PageActions, PageTop } from './page.styles.ts'

export interface PageHeaderProps {
  title: string
  /** Number of entries; undefined until known. */
  count?: number | undefined
  actions?: ReactNode
}

/** A page's title, with its count and its main action. */
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
