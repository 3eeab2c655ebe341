import {
  linkRequested,
  selectIdentity,
  stepSelected,
  useAppDispatch,
  useAppSelector,
} from '@org/app-kit'
import { Links, signInTexts, Step, StepHeading } from '@org/app-kit/sign-in'
import { Button } from '@org/ui/primitives'
import { identityTexts } from './texts.ts'
import { IdentityFailureMessage } from './identity-failure.tsx'
import { returnUrl } from './return-url.ts'

/** Says that the link was sent. */
export function LinkSent() {
  const dispatch = useAppDispatch()
  const { email, busy } = useAppSelector(selectIdentity)
  return (
    <Step>
      <StepHeading>{identityTexts.linkSentHeading}</StepHeading>
      <p>{identityTexts.linkSentTo(email)}</p>
      <p>{identityTexts.linkSentHelp}</p>
      <IdentityFailureMessage />
      <Links>
        <Button
          variant="tertiary"
          isLoading={busy === 'link'}
          onPress={() => dispatch(linkRequested({ email, returnUrl: returnUrl() }))}
        >
          {identityTexts.resendLink}
        </Button>
        <Button variant="tertiary" onPress={() => dispatch(stepSelected('link'))}>
          {signInTexts.otherEmail}
        </Button>
      </Links>
    </Step>
  )
}
