import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { linkRequested, selectIdentity } from '../../identity/identity-slice.ts'
import { selectSignIn } from '../../sign-in/sign-in-slice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { StepHeading } from '../step-heading.tsx'
import type { SignInWording } from '../texts.ts'
import { WorkOwner } from '../work-owner.ts'
import { AddressStep } from './address-step.tsx'
import { requestedPage, returnUrl } from './return-url.ts'
import { identityTexts } from './texts.ts'

/** Asks for the address to which a sign-in link is sent. */
export function LinkStep({ wording }: { wording: SignInWording }) {
  const dispatch = useAppDispatch()
  const { email, busy } = useAppSelector(selectIdentity)
  const { email: invited } = useAppSelector(selectSignIn)
  const owner = use(WorkOwner)
  const from = requestedPage(useLocation())
  return (
    <AddressStep
      heading={<StepHeading>{identityTexts.linkHeading}</StepHeading>}
      help={identityTexts.linkHelp}
      submit={identityTexts.sendLink}
      initial={email || invited || (owner?.email ?? '')}
      isLoading={busy === 'link'}
      onSubmit={(address) =>
        dispatch(linkRequested({ email: address, returnUrl: returnUrl(), from }))
      }
      wording={wording}
    />
  )
}
