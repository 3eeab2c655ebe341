import { EmptyState, Link } from '@org/ui/primitives'
import { texts } from './texts.ts'
import { WayHome } from './way-home.tsx'

export interface MissingPageProps {
  /** Says what is missing. */
  title: string
  /** Link to the list of such entries; undefined if the person may not open it. */
  list?: { href: string; label: string } | undefined
}

/** A page shown in place of something that does not exist, with links to other pages. */
export function MissingPage({ title, list }: MissingPageProps) {
  const actions = (
    <>
      {list && (
        <Link href={list.href} appearance="secondary">
          {list.label}
        </Link>
      )}
      <WayHome />
    </>
  )
  return (
    <EmptyState title={title} actions={actions}>
      {texts.missingHelp}
    </EmptyState>
  )
}
