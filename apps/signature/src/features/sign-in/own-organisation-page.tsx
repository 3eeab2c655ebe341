import {
  codeRequested,
  selectIsLoggedIn,
  selectSession,
  selectSignIn,
  useReturnState,
  useAppDispatch,
  useAppSelector,
} from '@org/app-kit'
import { FormError } from '@org/app-kit/pages'
import { PageLoading, PageTitle } from '@org/app-kit/public'
import { CodeStep, Place, Sheet } from '@org/app-kit/sign-in'
import type { User } from '@org/api/client'
import { Button, Link } from '@org/ui/primitives'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { ownOrganisationTexts, signInWording } from './texts.ts'
import { AfterSignIn } from './after-sign-in.tsx'
import { Explained } from './sign-in.styles.ts'
import { texts } from '#shared/texts.ts'

/**
 * The page where an employee registers their own organisation, in addition to their employee
 * account at the employer's organisation.
 */
export function OwnOrganisationPage() {
  const { isRestoring, user } = useAppSelector(selectSession)
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const state = useReturnState(paths.ownOrganisation)
  if (isRestoring) return <PageLoading />
  if (!isLoggedIn) return <Navigate to={paths.signIn} replace state={state} />
  return user ? <Registration user={user} /> : <PageLoading />
}

function Registration({ user }: { user: User }) {
  const { step, email } = useAppSelector(selectSignIn)
  const [employeeId] = useState(user.id)
  // Also redirects a person who already administers an organisation.
  if (user.id !== employeeId || user.role === 'admin') return <AfterSignIn />
  const isCodeSent = step === 'code' && email === user.email
  return (
    <Place>
      <PageTitle title={texts.ownOrganisation} />
      <Sheet>
        {isCodeSent ? (
          <CodeStep wording={signInWording} ownOrganisation />
        ) : (
          <Explanation user={user} />
        )}
      </Sheet>
    </Place>
  )
}

function Explanation({ user }: { user: User }) {
  const dispatch = useAppDispatch()
  const { organisation } = useAppSelector(selectSession)
  const { isSending, sendError } = useAppSelector(selectSignIn)
  return (
    <Explained>
      <h1>{texts.ownOrganisation}</h1>
      <p>{ownOrganisationTexts.help}</p>
      <p>{ownOrganisationTexts.stays(organisation?.name ?? '')}</p>
      <FormError message={sendError} work="sign-in" />
      <p>{ownOrganisationTexts.codeHelp(user.email)}</p>
      <Button
        variant="primary"
        isWide
        isLoading={isSending}
        onPress={() => dispatch(codeRequested({ email: user.email }))}
      >
        {ownOrganisationTexts.sendCode}
      </Button>
      <Link href={paths.home}>{texts.backHome}</Link>
    </Explained>
  )
}
