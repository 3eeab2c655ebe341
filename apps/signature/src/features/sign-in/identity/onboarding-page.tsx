import {
  proposedDocument,
  type DataServices,
  type IdentityUser,
  type UserDocument,
} from '@org/data'
import {
  documentChecked,
  selectIsLoggedIn,
  selectSession,
  type ReturnedState,
  type ReturnState,
  useEnvironment,
  useReturnState,
  useAppDispatch,
  useAppSelector,
  useLoaded,
} from '@org/app-kit'
import { NotFound } from '@org/app-kit/pages'
import { PageLoading, PageTitle } from '@org/app-kit/public'
import { Place, Sheet } from '@org/app-kit/sign-in'
import type { User } from '@org/api/client'
import { BannerMessage, Button, Link } from '@org/ui/primitives'
import { useCallback } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { welcomeTexts, userOnboardingTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'
import { Actions } from './identity.styles.ts'
import { OnboardingForm } from './onboarding-form.tsx'

/** Asks a person who has signed in through the identity service for their names and gender. */
export function OnboardingPage() {
  const { isRestoring, user } = useAppSelector(selectSession)
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const state = useReturnState(paths.userOnboarding)
  if (isRestoring) return <PageLoading />
  if (!isLoggedIn) return <Navigate to={paths.signIn} replace state={state} />
  return user ? <Loading user={user} /> : <PageLoading />
}

interface Stored {
  services: DataServices
  /**
   * Null if the person signed in with a code, or if the account at the identity service has a
   * different email address.
   */
  person: IdentityUser | null
  document: UserDocument | null
}

function Loading({ user }: { user: User }) {
  const { data } = useEnvironment()
  const { email } = user
  const load = useCallback(async (): Promise<Stored | null> => {
    const services = await data()
    if (!services) return null
    const found = await services.identity.current()
    const person = found?.email.toLowerCase() === email ? found : null
    return { services, person, document: person && (await services.documents.get(person.uid)) }
  }, [data, email])
  const { loaded, retry } = useLoaded(load)
  if (loaded === null) return <PageLoading />
  if ('error' in loaded) return <Failed retry={retry} />
  if (loaded.data === null) return <NotFound />
  const { services, person, document } = loaded.data
  if (!person) return <Navigate to={paths.landing} replace />
  return <Onboarding services={services} person={person} document={document} />
}

function Onboarding({ services, person, document }: Stored & { person: IdentityUser }) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: ReturnState | null }
  async function save(changed: UserDocument) {
    await services.documents.save(person.uid, changed)
    dispatch(documentChecked('complete'))
    const arrival: ReturnedState = { isReturn: true }
    await navigate(state?.from ?? paths.landing, { replace: true, state: arrival })
  }
  return (
    <Place>
      <PageTitle title={userOnboardingTexts.title} />
      <Sheet>
        <OnboardingForm person={person} initial={proposedDocument(person, document)} save={save} />
      </Sheet>
    </Place>
  )
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <Place>
      <PageTitle title={userOnboardingTexts.title} />
      <BannerMessage
        tone="danger"
        title={userOnboardingTexts.loadFailed}
        actions={
          <Actions>
            <Button onPress={retry}>{texts.retry}</Button>
            <Link href={paths.landing}>{welcomeTexts.goOn}</Link>
          </Actions>
        }
      >
        {welcomeTexts.checkFailedHelp}
      </BannerMessage>
    </Place>
  )
}
