import { Link } from '@org/ui/primitives'
import { paths } from '../../shell/paths.ts'
import { landing } from '../../texts/landing.ts'
import { PageTitle } from '../shared/page-title.tsx'
import { ChangingSignature } from './changing-signature.tsx'
import { Hero, Pitch } from './landing-page.styles.ts'

/** The first page of a visitor. */
export function LandingPage() {
  return (
    <Hero>
      <PageTitle title={landing.title} />
      <Pitch>
        <h1>{landing.title}</h1>
        <p>{landing.lead}</p>
        <Link href={paths.wizard} appearance="primary">
          {landing.start}
        </Link>
      </Pitch>
      <ChangingSignature />
    </Hero>
  )
}
