import { Link } from '@org/ui/primitives'
import { paths } from '../paths.ts'
import { texts } from '../texts.ts'
import { Message } from './message-screens.tsx'

const home = (
  <Link href={paths.landing} appearance="secondary">
    {texts.backHome}
  </Link>
)

/** The page for unknown addresses. */
export function NotFound() {
  return (
    <Message title={texts.notFound} actions={home}>
      {texts.notFoundHelp}
    </Message>
  )
}

/** Shown when the person may not open a route. */
export function Forbidden() {
  return (
    <Message title={texts.forbidden} actions={home}>
      {texts.forbiddenHelp}
    </Message>
  )
}
