import { Message } from '@org/app-kit/public'
import { Link } from '@org/ui/primitives'
import { shellTexts } from './texts.ts'

/** The page for unknown addresses. */
export function NotFound() {
  const home = (
    <Link href="/" appearance="secondary">
      {shellTexts.toForm}
    </Link>
  )
  return (
    <Message title={shellTexts.notFound} actions={home}>
      {shellTexts.notFoundHelp}
    </Message>
  )
}
