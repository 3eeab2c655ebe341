import { selectIsLoggedIn, selectSession } from '@org/app-kit'
import { Link } from '@org/ui/primitives'
import { Navigate } from 'react-router-dom'
import { paths } from '../../shell/paths.ts'
import { useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { PageLoading } from '../messages/message-screens.tsx'
import { PageTitle } from '../shared/page-title.tsx'
import { ChangingSignature } from './changing-signature.tsx'
import { Hero, Pitch } from './landing-page.styles.ts'

/** The first page of a visitor; a person who is signed in is led home. */
export function LandingPage() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const { isRestoring } = useAppSelector(selectSession)
  if (isRestoring) return <PageLoading />
  if (isLoggedIn) return <Navigate to={paths.home} replace />
  return (
    <Hero>
      <PageTitle title={texts.landing.title} />
      <Pitch>
        <h1>{texts.landing.title}</h1>
        <p>{texts.landing.lead}</p>
        <Link href={paths.wizard} appearance="primary">
          {texts.landing.start}
        </Link>
      </Pitch>
      <ChangingSignature />
    </Hero>
  )
}
