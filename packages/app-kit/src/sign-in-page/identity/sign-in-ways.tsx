import { Button } from '@org/ui/primitives'
import { identityOfferRequested, selectIdentity } from '../../identity/identity-slice.ts'
import { selectSignIn } from '../../sign-in/sign-in-slice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { publicTexts } from '../../texts/public-texts.ts'
import { CodeForm, type CodeFormProps } from '../code-form.tsx'
import { IdentityChoices } from './identity-choices.tsx'
import { IdentityFailureMessage } from './identity-failure.tsx'
import { IdentitySteps } from './identity-steps.tsx'
import { Choices, Or, Ways } from './identity.styles.ts'
import { identityTexts } from './texts.ts'

/** Sign-in with an emailed code, plus the identity service's methods if one is configured. */
export function SignInWays(props: CodeFormProps) {
  const dispatch = useAppDispatch()
  const { offer } = useAppSelector(selectIdentity)
  const signIn = useAppSelector(selectSignIn)
  // A person who already has a code needs no other way to sign in.
  const isFree = signIn.step === 'email' && !props.linkCode
  return (
    <IdentitySteps wording={props.wording}>
      <Ways>
        <IdentityFailureMessage title={props.wording.failed} />
        <CodeForm {...props} />
        {offer === 'ready' && isFree && (
          <Choices>
            <Or>{identityTexts.or}</Or>
            <IdentityChoices />
          </Choices>
        )}
        {offer === 'failed' && (
          <Button
            variant="tertiary"
            isWide
            onPress={() => dispatch(identityOfferRequested())}
            aria-label={`${identityTexts.notLoaded} ${publicTexts.retry}`}
          >
            {identityTexts.notLoaded} {publicTexts.retry}
          </Button>
        )}
      </Ways>
    </IdentitySteps>
  )
}
