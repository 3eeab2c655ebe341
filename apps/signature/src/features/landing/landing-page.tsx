import { PageTitle } from '@org/app-kit/public'
import { Link } from '@org/ui/primitives'
import { paths } from '#shared/paths.ts'
import { landingTexts } from './texts.ts'
import { ChangingSignature } from './changing-signature.tsx'
import { Hero, Pitch } from './landing-page.styles.ts'

/** The landing page for visitors. */
export function LandingPage() {
  return (
    <Hero>
      <PageTitle title={landingTexts.title} />
      <Pitch>
        <h1>{landingTexts.title}</h1>
        <p>{landingTexts.lead}</p>
        <Link href={paths.wizard} appearance="primary">
          {landingTexts.start}
        </Link>
      </Pitch>
      <ChangingSignature />
    </Hero>
  )
}
