import {
  linkRequested,
  selectIdentity,
  stepSelected,
  useAppDispatch,
  useAppSelector,
} from '@org/app-kit'
import { Button } from '@org/ui/primitives'
import { signInTexts } from '../texts.ts'
import { identityTexts } from './texts.ts'
import { Links, Step } from '../sign-in.styles.ts'
import { StepHeading } from '../step-heading.tsx'
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
