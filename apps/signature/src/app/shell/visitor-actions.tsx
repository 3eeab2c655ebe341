import { Button, Link } from '@org/ui/primitives'
import { paths } from '#shared/paths.ts'
import { visitorTexts } from '#shared/public-texts.ts'
import { headerTexts } from './header-texts.ts'

/** The visitor's buttons in the header of pages without the sidebar. */
export function VisitorActions() {
  return (
    <>
      <Button variant="tertiary">{headerTexts.pricing}</Button>
      <Link href={paths.signIn} appearance="secondary">
        {visitorTexts.signIn}
      </Link>
    </>
  )
}
