import { Link } from '@org/ui/primitives'
import { paths } from './paths.ts'
import { pagesTexts } from './public-texts.ts'

/** Links a signed-in person home from a page that has nothing to show. */
export function WayHome() {
  return (
    <Link href={paths.home} appearance="secondary">
      {pagesTexts.backHome}
    </Link>
  )
}
