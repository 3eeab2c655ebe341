import { BannerMessage, Button, ProgressIndicator } from '@org/ui/primitives'
import { use } from 'react'
import { identityOfferRequested, selectIdentity } from '../../identity/identity-slice.ts'
import { selectSignIn } from '../../sign-in/sign-in-slice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { publicTexts } from '../../texts/public-texts.ts'
import { Step } from '../sign-in.styles.ts'
import type { SignInWording } from '../texts.ts'
import { WorkOwner } from '../work-owner.ts'
import { IdentityChoices } from './identity-choices.tsx'
import { IdentityFailureMessage } from './identity-failure.tsx'
import { IdentitySteps } from './identity-steps.tsx'
import { Waiting } from './identity.styles.ts'
import { identityOnlyTexts } from './texts.ts'

/** Sign-in by the identity service alone: with a third-party account or an email link. */
export function IdentityForm({ wording }: { wording: SignInWording }) {
  return (
    <IdentitySteps wording={wording}>
      <Step>
        <Introduction wording={wording} />
        <IdentityFailureMessage title={wording.failed} />
        <Offer />
      </Step>
    </IdentitySteps>
  )
}

/**
 * The heading and help above the form. The dialog that asks to sign in again has its own title
 * instead.
 */
function Introduction({ wording }: { wording: SignInWording }) {
  const owner = use(WorkOwner)
  const { email, invitation } = useAppSelector(selectSignIn)
  if (owner !== null) return null
  return (
    <>
      <h1>{invitation === null ? identityOnlyTexts.heading : wording.invited}</h1>
      <p>{invitation === null ? identityOnlyTexts.help : identityOnlyTexts.invitedHelp(email)}</p>
    </>
  )
}

function Offer() {
  const dispatch = useAppDispatch()
  const { offer } = useAppSelector(selectIdentity)
  if (offer === 'ready') return <IdentityChoices />
  if (offer === 'unknown')
    return (
      <Waiting>
        <ProgressIndicator size="big" label={identityOnlyTexts.loading} />
      </Waiting>
    )
  return (
    <BannerMessage
      tone="danger"
      title={identityOnlyTexts.notLoaded}
      actions={
        <Button onPress={() => dispatch(identityOfferRequested())}>{publicTexts.retry}</Button>
      }
    >
      {identityOnlyTexts.notLoadedHelp}
    </BannerMessage>
  )
}
