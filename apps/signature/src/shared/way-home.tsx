import { Link } from '@org/ui/primitives'
import { paths } from './paths.ts'
import { texts } from './texts.ts'

/** Links a signed-in person home from a page that has nothing to show. */
export function WayHome() {
  return (
    <Link href={paths.home} appearance="secondary">
      {texts.backHome}
    </Link>
  )
}
