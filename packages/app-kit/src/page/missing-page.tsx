import { EmptyState, Link } from '@org/ui/primitives'
import { pageTexts } from '../texts/page-texts.ts'

export interface MissingPageProps {
  /** Says what is missing. */
  title: string
  /** Link to the list of such entries; undefined if the person may not open it. */
  list?: { href: string; label: string } | undefined
  homePath: string
}

/** A page shown in place of something that does not exist, with links to other pages. */
export function MissingPage({ title, list, homePath }: MissingPageProps) {
  const actions = (
    <>
      {list && (
        <Link href={list.href} appearance="secondary">
          {list.label}
        </Link>
      )}
      <Link href={homePath} appearance="secondary">
        {pageTexts.backHome}
      </Link>
    </>
  )
  return (
    <EmptyState title={title} actions={actions}>
      {pageTexts.missingHelp}
    </EmptyState>
  )
}
