import { Button } from '@org/ui/primitives'
import { linkRequested, selectIdentity, stepSelected } from '../../identity/identity-slice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { Links, Step } from '../sign-in.styles.ts'
import { StepHeading } from '../step-heading.tsx'
import { signInTexts, type SignInWording } from '../texts.ts'
import { IdentityFailureMessage } from './identity-failure.tsx'
import { returnUrl } from './return-url.ts'
import { identityTexts } from './texts.ts'

/** Says that the link was sent. */
export function LinkSent({ wording }: { wording: SignInWording }) {
  const dispatch = useAppDispatch()
  const { email, busy } = useAppSelector(selectIdentity)
  return (
    <Step>
      <StepHeading>{wording.checkEmail}</StepHeading>
      <p>{identityTexts.linkSentTo(email)}</p>
      <p>{identityTexts.linkSentHelp}</p>
      <IdentityFailureMessage title={wording.failed} />
      <Links>
        <Button
          variant="tertiary"
          isLoading={busy === 'link'}
          onPress={() => dispatch(linkRequested({ email, returnUrl: returnUrl() }))}
        >
          {wording.resendLink}
        </Button>
        <Button variant="tertiary" onPress={() => dispatch(stepSelected('link'))}>
          {signInTexts.otherEmail}
        </Button>
      </Links>
    </Step>
  )
}
