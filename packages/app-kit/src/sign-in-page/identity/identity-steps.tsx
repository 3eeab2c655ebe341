import { isEmailLink } from '@org/data'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  identityOfferRequested,
  linkOpened,
  selectIdentity,
} from '../../identity/identity-slice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import type { SignInWording } from '../texts.ts'
import { LinkSent } from './link-sent.tsx'
import { LinkStep } from './link-step.tsx'
import { SigningIn } from './signing-in.tsx'
import { WhoseLink } from './whose-link.tsx'

export interface IdentityStepsProps {
  wording: SignInWording
  /** The ways to sign in, shown until a link is requested or opened. */
  children: ReactNode
}

/** Loads the identity service, and shows the steps of a sign-in with an email link. */
export function IdentitySteps({ wording, children }: IdentityStepsProps): ReactNode {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const { step, busy } = useAppSelector(selectIdentity)
  const [link] = useState(() => {
    const url = new URL(pathname + search, window.location.origin).href
    return isEmailLink(url) ? url : null
  })

  const open = useEffectEvent(() => {
    dispatch(identityOfferRequested())
    if (link === null) return
    dispatch(linkOpened({ url: link }))
    // The link works once, so it must not stay in the address bar or the history.
    void navigate(pathname, { replace: true, state })
  })
  useEffect(() => open(), [])

  if (step === 'link') return <LinkStep wording={wording} />
  if (step === 'link-sent') return <LinkSent wording={wording} />
  if (step === 'link-email' && link !== null) return <WhoseLink url={link} wording={wording} />
  if (link !== null && busy === 'sign-in') return <SigningIn />
  return children
}
