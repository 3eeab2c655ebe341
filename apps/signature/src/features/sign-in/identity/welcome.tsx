import {
  documentCheckRequested,
  type ReturnedState,
  type ReturnState,
  selectIdentity,
  selectUser,
  useAppDispatch,
  useAppSelector,
} from '@org/app-kit'
import { PageTitle } from '@org/app-kit/public'
import { Greeting, Place } from '@org/app-kit/sign-in'
import { Button, Link, ProgressIndicator } from '@org/ui/primitives'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { welcomeTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'
import { Actions } from './identity.styles.ts'

/**
 * Shown after a sign-in through the identity service, while the stored user document is checked for
 * missing values.
 */
export function Welcome() {
  const dispatch = useAppDispatch()
  const { check, from } = useAppSelector(selectIdentity)
  const { state } = useLocation() as { state: ReturnState | null }
  const user = useAppSelector(selectUser)
  const requested = state?.from ?? from
  // If the person requested the onboarding page itself, the home page opens after it.
  const next = requested === null || requested === paths.userOnboarding ? paths.landing : requested
  const onward: ReturnState = { from: next }
  if (check === 'onboarding') return <Navigate to={paths.userOnboarding} replace state={onward} />
  const arrival: ReturnedState = { isReturn: true }
  if (check === 'complete') return <Navigate to={next} replace state={arrival} />
  const name = user?.first_name ?? ''
  return (
    <Place>
      <PageTitle title={welcomeTexts.welcome} />
      <Greeting>
        {check === 'failed' ? (
          <>
            <h1>{welcomeTexts.checkFailed}</h1>
            <p role="alert">{welcomeTexts.checkFailedHelp}</p>
            <Actions>
              <Button variant="primary" onPress={() => dispatch(documentCheckRequested())}>
                {texts.retry}
              </Button>
              <Link href={next} appearance="secondary">
                {welcomeTexts.goOn}
              </Link>
            </Actions>
          </>
        ) : (
          <>
            <h1>{name === '' ? welcomeTexts.welcome : welcomeTexts.welcomeName(name)}</h1>
            <ProgressIndicator size="big" label={welcomeTexts.checking} />
            <p>{welcomeTexts.checking}</p>
          </>
        )}
      </Greeting>
    </Place>
  )
}
