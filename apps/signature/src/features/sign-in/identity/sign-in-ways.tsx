import { isEmailLink } from '@org/data'
import {
  identityOfferRequested,
  linkOpened,
  selectIdentity,
  selectSignIn,
  useAppDispatch,
  useAppSelector,
} from '@org/app-kit'
import { SignInForm, type SignInFormProps } from '@org/app-kit/sign-in'
import { Button } from '@org/ui/primitives'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { signInWording } from '../texts.ts'
import { identityTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'
import { IdentityChoices } from './identity-choices.tsx'
import { IdentityFailureMessage } from './identity-failure.tsx'
import { Ways } from './identity.styles.ts'
import { LinkSent } from './link-sent.tsx'
import { LinkStep } from './link-step.tsx'
import { SigningIn } from './signing-in.tsx'
import { WhoseLink } from './whose-link.tsx'

/** Sign-in with an emailed code, plus the identity service's methods if one is configured. */
export function SignInWays(props: Omit<SignInFormProps, 'wording'>) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const { offer, step, busy } = useAppSelector(selectIdentity)
  const signIn = useAppSelector(selectSignIn)
  // A person who already has a code needs no other way.
  const isFree = signIn.step === 'email' && !props.linkCode
  const [link] = useState(() => {
    const url = new URL(pathname + search, window.location.origin).href
    return isEmailLink(url) ? url : null
  })

  useEffect(() => {
    dispatch(identityOfferRequested())
    if (link === null) return
    dispatch(linkOpened({ url: link }))
    // The link works once, so it must not stay in the address bar or the history.
    void navigate(pathname, { replace: true, state })
    // oxlint-disable-next-line react/exhaustive-deps -- The link is read once, when the page opens.
  }, [])

  if (step === 'link') return <LinkStep />
  if (step === 'link-sent') return <LinkSent />
  if (step === 'link-email' && link !== null) return <WhoseLink url={link} />
  if (link !== null && busy === 'sign-in') return <SigningIn />
  return (
    <Ways>
      <IdentityFailureMessage />
      <SignInForm {...props} wording={signInWording} />
      {offer === 'ready' && isFree && <IdentityChoices />}
      {offer === 'failed' && (
        <Button
          variant="tertiary"
          isWide
          onPress={() => dispatch(identityOfferRequested())}
          aria-label={`${identityTexts.notLoaded} ${texts.retry}`}
        >
          {identityTexts.notLoaded} {texts.retry}
        </Button>
      )}
    </Ways>
  )
}
