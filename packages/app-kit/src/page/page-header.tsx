import type { ReactNode } from 'react'
import { PageTitle } from './page-title.tsx'
import { Count, PageActions, PageTop } from './page.styles.ts'

export interface PageHeaderProps {
  title: string
  /** Number of entries; undefined until known. */
  count?: number | undefined
  /** Small buttons that stay next to the title when the actions wrap. */
  tools?: ReactNode
  actions?: ReactNode
}

/** A page's title, with its count and its main action. */
export function PageHeader({ title, count, tools, actions }: PageHeaderProps) {
  return (
    <PageTop>
      <PageTitle title={title} />
      <h1>
        {title}
        {count !== undefined && <Count>{count}</Count>}
      </h1>
      {tools}
      {actions && <PageActions>{actions}</PageActions>}
    </PageTop>
  )
}
