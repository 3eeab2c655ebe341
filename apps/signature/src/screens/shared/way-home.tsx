import { Link } from '@org/ui/primitives'
import { paths } from '../../shell/paths.ts'
import { texts } from '../../texts.ts'

/** Leads a signed-in person on from a page that has nothing to show. */
export function WayHome() {
  return (
    <Link href={paths.home} appearance="secondary">
      {texts.pages.backHome}
    </Link>
  )
}
