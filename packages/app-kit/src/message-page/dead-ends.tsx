import { Link } from '@org/ui/primitives'
import { pageTexts } from '../texts/page-texts.ts'
import { Message } from './message-screens.tsx'

const home = (
  <Link href="/" appearance="secondary">
    {pageTexts.backHome}
  </Link>
)

/** The page for unknown addresses. */
export function NotFound() {
  return (
    <Message title={pageTexts.notFound} actions={home}>
      {pageTexts.notFoundHelp}
    </Message>
  )
}

/** Shown when the person may not open a route. */
export function Forbidden() {
  return (
    <Message title={pageTexts.forbidden} actions={home}>
      {pageTexts.forbiddenHelp}
    </Message>
  )
}
