import { EmptyState, Link } from '@org/ui/primitives'
import { missingTexts } from './missing-texts.ts'
import { WayHome } from './way-home.tsx'

export interface MissingPageProps {
  /** Which thing is missing. */
  title: string
  /** The list that such things stand in; absent for whom it is closed. */
  list?: { href: string; label: string } | undefined
}

/** In place of a thing that is not there, with the ways on. */
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
      {missingTexts.help}
    </EmptyState>
  )
}
